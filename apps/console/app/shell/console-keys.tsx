import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useKeys } from '~/session/keys.ts'
import { useOperator } from '~/session/operator.ts'
import { screensFor } from './navigation.ts'
import { openOverlay, useOverlay } from './overlays.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))
const KeySheet = lazy(async () => ({ default: (await import('./key-sheet.tsx')).KeySheet }))

/** The keys that work on every screen, and what they open. */
export function ConsoleKeys() {
  const overlay = useOverlay()
  const navigate = useNavigate()
  const screens = screensFor(useOperator())
  const chords = screens.flatMap(({ key, path }) =>
    key ? [[`KeyG ${key}`, () => navigate(path)] as const] : [],
  )
  useKeys({
    'Ctrl KeyK': () => openOverlay('palette'),
    'Shift Slash': () => openOverlay('keys'),
    Slash: focusSearch,
    ...Object.fromEntries(chords),
  })
  if (!overlay) return null
  return (
    <Suspense>
      {overlay === 'palette' ? (
        <Palette onClose={() => openOverlay(undefined)} />
      ) : (
        <KeySheet onClose={() => openOverlay(undefined)} />
      )}
    </Suspense>
  )
}

/** The search field of the screen, or what finds everything where the screen has none. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main [type=search]')
  if (field) field.select()
  else openOverlay('palette')
}

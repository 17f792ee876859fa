import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { leaveFormerLanguage, watchFormerLanguage } from './session/former-language.ts'
import { loadMessages } from './session/messages.ts'
import { nameOfflinePage } from './session/offline-page.ts'
import { preparePlaceDialog } from './shell/store-place-gate.tsx'

const lang = location.pathname.startsWith('/en') ? 'en' : 'ar'

watchFormerLanguage()
nameOfflinePage()
if (!leaveFormerLanguage()) hydrate()

async function hydrate(): Promise<void> {
  await Promise.all([loadMessages(lang), preparePage()])
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

/** A part that is loaded late elsewhere has to be there at once where the server has drawn it. */
async function preparePage(): Promise<void> {
  if (document.querySelector('.dialog-in-page')) await preparePlaceDialog()
}

import { Button } from '@warsha/ui/button.tsx'
import type { ReactNode } from 'react'
import { useKeys } from '~/session/keys.ts'
import { useTranslation } from '~/session/messages.ts'
import { ChangeList, type NamedChange } from './change-list.tsx'

type SaveBarProps = {
  changes: readonly NamedChange[]
  /** What was typed came back with the page. */
  isRestored: boolean
  isPending: boolean
  isDisabled?: boolean
  /** Why it could not be saved. */
  problem?: ReactNode
  onSave: () => void
  onDiscard: () => void
}

/** At the lower edge as long as something is typed: what a save would change, and the one button for all of it. */
export function SaveBar(props: SaveBarProps) {
  const { changes, isRestored, isPending, isDisabled = false, problem, onSave, onDiscard } = props
  const { t } = useTranslation()
  useKeys({
    'Ctrl KeyS': () => {
      if (changes.length > 0 && !isPending && !isDisabled && !document.querySelector('dialog[open]')) onSave()
    },
  })
  if (changes.length === 0) return null
  return (
    <section
      aria-label={t('console.edit.bar')}
      className="sticky bottom-0 z-20 -mx-3 grid gap-3 border-t border-line bg-raised px-3 py-3 shadow-raised lg:-mx-5 lg:px-5"
    >
      {problem}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <p role="status" className="font-semibold">
            {t('console.edit.changes', { count: changes.length })}
            {isRestored && <span className="ms-2 font-normal text-muted">{t('console.edit.restored')}</span>}
          </p>
          <div className="mt-1 max-h-28 overflow-y-auto text-sm">
            <ChangeList changes={changes} />
          </div>
        </div>
        <div className="ms-auto flex gap-2">
          <Button variant="ghost" size="small" onClick={onDiscard}>
            {t('console.edit.discard')}
          </Button>
          <Button
            size="small"
            title="Ctrl S"
            aria-keyshortcuts="Control+S"
            isPending={isPending}
            disabled={isDisabled}
            onClick={onSave}
          >
            {t('console.edit.save')}
          </Button>
        </div>
      </div>
    </section>
  )
}

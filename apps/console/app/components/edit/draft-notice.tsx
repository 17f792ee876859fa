import { useTranslation } from '~/session/messages.ts'
import type { Values } from './merge-draft.ts'
import { MergeNotice } from './merge-notice.tsx'
import type { EditedDraft } from './use-draft.ts'

type DraftNoticeProps<Fields extends Values> = {
  draft: EditedDraft<Fields>
  saved: Fields
  labelOf: (name: string) => string
  textOf?: (name: string, fields: Fields) => string
  /** A choice between mine and theirs was made: what was said of the save before is over. */
  onSettled: () => void
}

/** Above the fields of a dialog: that they were typed before, and what somebody else has saved meanwhile. */
export function DraftNotice<Fields extends Values>(props: DraftNoticeProps<Fields>) {
  const { draft, saved, labelOf, textOf = plainText, onSettled } = props
  const { t } = useTranslation()
  const { theirs, conflicts } = draft
  const describe = (names: readonly string[], before: Fields, after: Fields) =>
    names.map((name) => ({
      name,
      label: labelOf(name),
      before: textOf(name, before),
      after: textOf(name, after),
    }))
  return (
    <>
      {draft.isRestored && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {t('console.edit.restored')}
          <button
            type="button"
            className="tool"
            onClick={() => {
              draft.discard()
              onSettled()
            }}
          >
            {t('console.edit.discard')}
          </button>
        </p>
      )}
      <MergeNotice
        last={undefined}
        merged={describe(
          theirs.filter((name) => !conflicts.includes(name)),
          draft.base,
          saved,
        )}
        conflicts={describe(conflicts, saved, draft.fields)}
        onKeepMine={(name) => {
          onSettled()
          draft.keepMine(name)
        }}
        onTakeTheirs={(...names) => {
          onSettled()
          for (const name of names) draft.takeTheirs(name)
        }}
      />
    </>
  )
}

function plainText(name: string, fields: Values): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

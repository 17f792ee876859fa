import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { Conflict } from '~/components/command/use-command.ts'
import { momentText } from '~/components/format/moment.tsx'
import { useTranslation } from '~/session/messages.ts'
import { ChangeList, type NamedChange } from './change-list.tsx'

type MergeNoticeProps = {
  /** Who saved last, and when, as far as it is known. */
  last: Conflict | undefined
  /** Fields of others, which are taken over. */
  merged: readonly NamedChange[]
  /** Fields that both have changed: `before` is theirs, `after` what is typed here. */
  conflicts: readonly NamedChange[]
  onKeepMine: (name: string) => void
  onTakeTheirs: (...names: string[]) => void
}

/** Somebody else has saved while this was typed: their fields are there, and where both wrote the operator chooses. */
export function MergeNotice({ last, merged, conflicts, onKeepMine, onTakeTheirs }: MergeNoticeProps) {
  const { t, lang } = useTranslation()
  if (merged.length === 0 && conflicts.length === 0) return null
  return (
    <section
      role="alert"
      aria-label={t('console.edit.conflict')}
      className="grid gap-3 rounded-card border border-amber/50 bg-amber-tint p-4"
    >
      <div>
        <p className="font-semibold text-amber-deep">{t('console.edit.conflict')}</p>
        {last?.at && (
          <p className="text-sm text-amber-deep">
            {last.by
              ? t('console.command.conflictBy', {
                  name: isolate(last.by),
                  moment: momentText(last.at, { t, lang }),
                })
              : t('console.command.conflictUnknown', { moment: momentText(last.at, { t, lang }) })}
          </p>
        )}
      </div>
      {merged.length > 0 && (
        <div className="text-sm">
          <p className="mb-1 text-muted">{t('console.edit.merged')}</p>
          <ChangeList changes={merged} />
          {conflicts.length === 0 && (
            <button
              type="button"
              className="tool mt-2"
              onClick={() => onTakeTheirs(...merged.map(({ name }) => name))}
            >
              {t('console.edit.seen')}
            </button>
          )}
        </div>
      )}
      {conflicts.map(({ name, label, before, after }) => (
        <div key={name} className="grid gap-2 rounded-control bg-surface p-3 sm:grid-cols-2">
          <p className="font-medium sm:col-span-2">{label}</p>
          <Choice
            title={t('console.edit.mine')}
            value={after}
            action={t('console.edit.keepMine')}
            onChoose={() => onKeepMine(name)}
          />
          <Choice
            title={t('console.edit.theirs')}
            value={before}
            action={t('console.edit.takeTheirs')}
            onChoose={() => onTakeTheirs(name)}
          />
        </div>
      ))}
    </section>
  )
}

type ChoiceProps = { title: string; value: string; action: string; onChoose: () => void }

function Choice({ title, value, action, onChoose }: ChoiceProps) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{title}</p>
      <p className="break-words">
        <bdi>{value || '–'}</bdi>
      </p>
      <button type="button" className="tool mt-1.5" onClick={onChoose}>
        {action}
      </button>
    </div>
  )
}

import { publishPagesCall, unpublishPagesCall } from '@warsha/contract/console/content/pages.calls.ts'
import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useMemo } from 'react'
import type { BulkAction, BulkValues } from '~/components/list/bulk-action.ts'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A moment of Muscat as the field has it; null without one. */
function momentOf(value: unknown): string | null {
  const [day, time] = textOf(value).split('T')
  return day && time ? muscatInstant(day, time).toISOString() : null
}

function isPeriodReady({ from, until }: BulkValues): boolean {
  const [begin, end] = [momentOf(from), momentOf(until)]
  return end === null || begin === null || end > begin
}

/** What may be done with several pages at once; nothing for those who only read. */
export function usePageBulk(): BulkAction[] {
  const { t } = useTranslation()
  const may = useMay()
  const mayWrite = may('content.write')
  return useMemo(() => {
    if (!mayWrite) return []
    return [
      {
        id: 'publish',
        label: t('console-content.publish.action'),
        settings: {
          initial: { from: '', until: '' },
          isReady: isPeriodReady,
          fields: ({ values, change }) => (
            <div className="grid gap-4 sm:grid-cols-2">
              {(['from', 'until'] as const).map((name) => (
                <TextField
                  key={name}
                  type="datetime-local"
                  label={t(`console-content.publish.${name}`)}
                  hint={t(`console-content.publish.${name}Hint`)}
                  value={textOf(values[name])}
                  onChange={({ target }) => change({ [name]: target.value })}
                />
              ))}
            </div>
          ),
        },
        run: (body, { from, until }) =>
          ask(publishPagesCall, {
            body: { ...body, from: momentOf(from), until: momentOf(until) } as never,
          }),
      },
      {
        id: 'unpublish',
        label: t('console-content.unpublish.action'),
        isDangerous: true,
        run: (body) => ask(unpublishPagesCall, { body: body as never }),
      },
    ] satisfies BulkAction[]
  }, [t, mayWrite])
}

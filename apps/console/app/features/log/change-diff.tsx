import type { RestLoggedChange } from '@warsha/contract/console/staff/log.rest.ts'
import { useTranslation } from '~/session/messages.ts'
import { FieldValue, Folded } from './field-value.tsx'
import { useLogWords } from './use-log-words.ts'

type Change = Pick<RestLoggedChange, 'before' | 'after' | 'names' | 'subject'>

/** What a change has changed: each field with its value before and after. */
export function ChangeDiff({ change }: { change: Change }) {
  const { t } = useTranslation()
  const { before, after } = change
  const fields = inOrder([...new Set([...Object.keys(before), ...Object.keys(after)])])
  if (fields.length === 0) return <span className="text-muted">{t('console-people.log.nothing')}</span>
  const rows = fields.map((field) => <ChangedField key={field} field={field} change={change} />)
  return (
    <Folded count={rows.length}>
      {(from, to) => (
        <dl className="grid min-w-48 grid-cols-[minmax(0,1fr)] gap-1 whitespace-normal">
          {rows.slice(from, to)}
        </dl>
      )}
    </Folded>
  )
}

/** Names, states and times say most. */
const firstFields = ['name', 'nameEn', 'nameAr', 'code', 'status', 'state', 'startsAt', 'endsAt', 'date']

function inOrder(fields: string[]): string[] {
  const told = new Set(fields)
  const first = firstFields.filter((field) => told.has(field))
  return [...first, ...fields.filter((field) => !first.includes(field))]
}

function ChangedField({ field, change }: { field: string; change: Change }) {
  const words = useLogWords()
  const { before, after, names } = change
  const page = names[`page:${/^page (\d+)$/.exec(field)?.[1]}`]
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-xs text-muted">
        <bdi>{page ? page[words.lang] : words.field(field)}</bdi>
      </dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        {field in before && (
          <del className="min-w-0 text-muted">
            <FieldValue field={field} value={before[field]} change={change} />
          </del>
        )}
        {field in after && (
          <ins className="min-w-0 font-medium no-underline">
            <FieldValue field={field} value={after[field]} change={change} />
          </ins>
        )}
      </dd>
    </div>
  )
}

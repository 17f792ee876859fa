import { useQuery } from '@tanstack/react-query'
import { listChangesCall } from '@warsha/contract/console/staff/log.calls.ts'
import { Link } from 'react-router'
import type { Conflict } from '~/components/command/use-command.ts'
import { Moment } from '~/components/format/moment.tsx'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'

/** A record as the log of changes names it. */
export type Subject = { kind: string; id: string }

export const historyKey = ({ kind, id }: Subject) => ['history', kind, id] as const

/** Entries about the record, and about what belongs to it. */
function useHistory(subject: Subject, parts: readonly Subject[] = []) {
  const operator = useOperator()
  const query: Record<string, string> =
    parts.length === 0
      ? { subject_kind: subject.kind, subject_id: subject.id }
      : { subjects: [subject, ...parts].map(({ kind, id }) => `${kind}/${id}`).join(',') }
  const { data } = useQuery({
    queryKey: [...historyKey(subject), parts],
    queryFn: ({ signal }) => ask(listChangesCall, { query: { ...query, limit: 8 }, signal }),
    enabled: subject.id !== 'new' && mayCall(operator, listChangesCall.access),
  })
  return { changes: data?.data, address: new URLSearchParams(query).toString() }
}

/** Who saved last, where the operator may know. */
export function useLastChange(subject: Subject): Conflict | undefined {
  const [last] = useHistory(subject).changes ?? []
  return last && { by: last.operator?.name ?? null, at: last.changed_at }
}

type RecordHistoryProps = {
  subject: Subject
  /** What belongs to the record and has entries of its own, such as the prices of a product. */
  parts?: readonly Subject[]
  labelOf: (field: string) => string
  /** Names one of the parts. */
  partName?: (part: Subject) => string | undefined
}

/** The newest changes, beside what is edited. */
export function RecordHistory({ subject, parts, labelOf, partName }: RecordHistoryProps) {
  const { t } = useTranslation()
  const { changes, address } = useHistory(subject, parts)
  if (!changes) return null
  return (
    <Panel
      title={t('console.history.title')}
      actions={
        <Link className="link text-sm" to={`/log?${address}`}>
          {t('console.history.all')}
        </Link>
      }
    >
      {changes.length === 0 && <p className="text-muted">{t('console.history.empty')}</p>}
      <ul className="grid gap-2 text-sm">
        {changes.map(({ id, changed_at, operator, subject: changed, before, after, reason }) => (
          <li key={id}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <bdi className="font-medium">{operator?.name ?? '–'}</bdi>
              <span className="text-muted">
                <Moment at={changed_at} />
              </span>
            </p>
            <p className="text-muted">
              {changed.kind !== subject.kind && partName && <bdi className="block">{partName(changed)}</bdi>}
              <bdi>
                {[...new Set([...Object.keys(before), ...Object.keys(after)])].map(labelOf).join(' · ')}
              </bdi>
              {reason && <bdi className="block">{reason}</bdi>}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

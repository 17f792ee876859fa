import type { RestQueue } from '@warsha/contract/console/health/health.rest.ts'
import { Moment } from '~/components/format/moment.tsx'
import { useTranslation } from '~/session/messages.ts'

type QueueTableProps = { queues: readonly (RestQueue & { last_error?: string | null })[] }

/** How much work waits, and since when. */
export function QueueTable({ queues }: QueueTableProps) {
  const { t } = useTranslation()
  if (queues.length === 0) return <p className="text-muted">{t('console-people.health.noJobs')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys as well
    <div tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-start">
        <thead className="text-xs text-muted">
          <tr>
            {(['queue', 'queued', 'retrying', 'active', 'failed', 'oldest'] as const).map((column) => (
              <th key={column} scope="col" className="py-1 pe-3 text-start font-medium">
                {t(`console-people.health.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, queued, retrying, active, failed, oldest_due_at, last_error }) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pe-3 text-start font-medium">
                <bdi dir="ltr">{name}</bdi>
                {last_error && <p className="text-xs font-normal text-danger">{last_error}</p>}
              </th>
              <td className="py-1.5 pe-3 tabular-nums">{queued}</td>
              <td className="py-1.5 pe-3 tabular-nums">{retrying}</td>
              <td className="py-1.5 pe-3 tabular-nums">{active}</td>
              <td
                className={failed > 0 ? 'py-1.5 pe-3 font-semibold text-danger' : 'py-1.5 pe-3 tabular-nums'}
              >
                {failed}
              </td>
              <td className="py-1.5">{oldest_due_at ? <Moment at={oldest_due_at} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

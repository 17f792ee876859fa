import type { RestToday } from '@warsha/contract/console/dashboard/today.rest.ts'
import { useTranslation } from '~/session/messages.ts'
import { ListLink } from './list-link.tsx'

/** What waits for somebody; lists that the operator may not see are not there. */
export function Tasks({ tasks }: { tasks: RestToday['tasks'] }) {
  const { t } = useTranslation()
  const all = [
    [t('console-today.approvals'), tasks.approvals],
    [t('console-today.differences'), tasks.differences],
    [t('console-today.comments'), tasks.comments],
    [t('console-today.failedJobs'), tasks.failed_jobs],
  ] as const
  const own = all.flatMap(([name, task]) => (task ? [{ name, ...task }] : []))
  if (own.length === 0) return <p className="text-muted">{t('console-today.noTasks')}</p>
  return (
    <ul>
      {own.map(({ name, count, list }) => (
        <li key={list.path} className="flex items-baseline gap-3 border-line py-2 not-first:border-t">
          <span className="min-w-8 text-lg font-bold tabular-nums">{count}</span>
          <ListLink list={list}>{name}</ListLink>
        </li>
      ))}
    </ul>
  )
}

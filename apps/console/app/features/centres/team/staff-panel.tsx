import { useQuery } from '@tanstack/react-query'
import { listCentreStaffCall } from '@warsha/contract/console/booking/service-centres.calls.ts'
import { SkeletonText } from '@warsha/ui/skeleton.tsx'
import { Link } from 'react-router'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { Panel } from '~/components/panel.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'

const presets = ['administrator', 'manager', 'finance', 'support', 'content', 'centre-staff'] as const

/** Who works at the centre; an administrator changes it on the people's page. */
export function StaffPanel({ centreId }: { centreId: number }) {
  const { t } = useTranslation()
  const may = useMay()
  const { data, error, refetch } = useQuery({
    queryKey: ['centre-staff', centreId],
    queryFn: ({ signal }) => ask(listCentreStaffCall, { params: { id: String(centreId) }, signal }),
  })
  const roleName = (role: string) => {
    const preset = presets.find((name) => name === role)
    return preset ? t(`console.roles.${preset}`) : role
  }
  return (
    <Panel
      title={t('console-centres.staff.title')}
      actions={
        may('staff.write') && (
          <Link to="/people" className="link text-sm">
            {t('console-centres.staff.change')}
          </Link>
        )
      }
    >
      {error && <FailureNotice error={error} onAgain={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={3} />}
      {data?.data.length === 0 && <p className="text-muted">{t('console-centres.staff.empty')}</p>}
      <ul className="-my-3 divide-y divide-line empty:hidden">
        {data?.data.map(({ id, name, role, is_active }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <bdi className="min-w-0 flex-1 truncate font-medium">{name}</bdi>
            {!is_active && <StatusBadge tone="bad">{t('console-centres.staff.closed')}</StatusBadge>}
            <span className="text-sm text-muted">{roleName(role)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

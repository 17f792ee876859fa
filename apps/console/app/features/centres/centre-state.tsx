import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

export function CentreState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation()
  return (
    <StatusBadge tone={isActive ? 'good' : 'plain'}>
      {t(isActive ? 'console-centres.state.active' : 'console-centres.state.inactive')}
    </StatusBadge>
  )
}

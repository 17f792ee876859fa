import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

export function CustomerState({ isBlocked }: { isBlocked: boolean }) {
  const { t } = useTranslation()
  return (
    <StatusBadge tone={isBlocked ? 'bad' : 'good'}>
      {t(isBlocked ? 'console-customers.state.blocked' : 'console-customers.state.active')}
    </StatusBadge>
  )
}

import type { RestClosure } from '@warsha/contract/console/closures/closures.rest.ts'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

export function ClosureState({ state }: { state: RestClosure['state'] }) {
  const { t } = useTranslation()
  return (
    <StatusBadge tone={state === 'closed' ? 'bad' : 'good'}>
      {t(`console-closing.state.${state}`)}
    </StatusBadge>
  )
}

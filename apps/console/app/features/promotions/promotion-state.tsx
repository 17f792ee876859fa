import type { RestPromotion } from '@warsha/contract/console/promotions/promotions.rest.ts'
import { StatusBadge, type StatusTone } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

const tones: Record<RestPromotion['state'], StatusTone> = {
  running: 'good',
  scheduled: 'info',
  paused: 'waiting',
  used_up: 'plain',
  ended: 'plain',
}

export function PromotionState({ state }: { state: RestPromotion['state'] }) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]}>{t(`console-promotions.state.${state}`)}</StatusBadge>
}

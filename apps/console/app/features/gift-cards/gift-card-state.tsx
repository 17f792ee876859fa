import type { RestGiftCard } from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { StatusBadge, type StatusTone } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

const tones: Record<RestGiftCard['state'], StatusTone> = {
  active: 'good',
  disabled: 'bad',
  expired: 'plain',
  empty: 'plain',
}

export function GiftCardState({ state }: { state: RestGiftCard['state'] }) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]}>{t(`console-gift-cards.state.${state}`)}</StatusBadge>
}

import { StatusBadge, type StatusTone } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

export type RefundStates = 'requested' | 'done' | 'failed'

const tones: Record<RefundStates, StatusTone> = { requested: 'waiting', done: 'good', failed: 'bad' }

export function RefundState({ state }: { state: RefundStates }) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]}>{t(`console.refundState.${state}`)}</StatusBadge>
}

/** A gateway is a card to the operator, with its name behind it. */
export function useSourceName(): (source: string) => string {
  const { t } = useTranslation()
  return (source) => {
    if (source === 'GIFT_CARD' || source === 'WALLET') return t(`console.source.${source}`)
    return `${t('console.source.card')} (${source})`
  }
}

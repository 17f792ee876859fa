import type { RestListedProduct } from '@warsha/contract/console/catalogue/products.rest.ts'
import { StatusBadge, type StatusTone } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

export type PublicationState = RestListedProduct['listings'][number]['state']

const tones: Record<PublicationState, StatusTone> = {
  published: 'good',
  scheduled: 'info',
  withdrawn: 'bad',
  draft: 'plain',
}

export function ProductState({ state }: { state: PublicationState }) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]}>{t(`console-products.state.${state}`)}</StatusBadge>
}

const order: readonly PublicationState[] = ['published', 'scheduled', 'withdrawn']

/** The state of a product over all its channels: what is shown anywhere counts first. */
export function overallState(listings: readonly { state: PublicationState }[]): PublicationState {
  return order.find((state) => listings.some((listing) => listing.state === state)) ?? 'draft'
}

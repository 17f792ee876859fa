import { bookedOption } from '@warsha/contract/cart/booked-option.ts'
import { useTranslation } from '~/session/messages.ts'
import type { ShownLine } from './order-calls.ts'

/** How many pieces; nothing of work that is done once. */
export function PiecesText({ line: { quantity, metadata } }: { line: ShownLine }) {
  const { t } = useTranslation()
  return quantity === 1 && bookedOption(metadata) === 'service'
    ? null
    : t('orders.pieces', { count: quantity })
}

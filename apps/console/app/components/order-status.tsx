import { StatusBadge, type StatusTone } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

export const orderStatuses = [
  'DRAFT',
  'UNCONFIRMED',
  'UNFULFILLED',
  'PARTIALLY_FULFILLED',
  'FULFILLED',
  'PARTIALLY_RETURNED',
  'RETURNED',
  'CANCELED',
  'EXPIRED',
] as const

export const paymentStatuses = [
  'NOT_CHARGED',
  'PENDING',
  'PARTIALLY_CHARGED',
  'FULLY_CHARGED',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'REFUSED',
  'CANCELED',
] as const

const orderTones: Record<(typeof orderStatuses)[number], StatusTone> = {
  DRAFT: 'plain',
  UNCONFIRMED: 'waiting',
  UNFULFILLED: 'info',
  PARTIALLY_FULFILLED: 'info',
  FULFILLED: 'good',
  PARTIALLY_RETURNED: 'plain',
  RETURNED: 'plain',
  CANCELED: 'bad',
  EXPIRED: 'bad',
}

const paymentTones: Record<(typeof paymentStatuses)[number], StatusTone> = {
  NOT_CHARGED: 'waiting',
  PENDING: 'waiting',
  PARTIALLY_CHARGED: 'waiting',
  FULLY_CHARGED: 'good',
  PARTIALLY_REFUNDED: 'plain',
  FULLY_REFUNDED: 'plain',
  REFUSED: 'bad',
  CANCELED: 'bad',
}

/** The words of a status; one that a newer server has invented is shown as it is. */
export function useStatusNames() {
  const { t } = useTranslation()
  return {
    order(status: string): string {
      const known = orderStatuses.find((each) => each === status)
      return known ? t(`console.orderStatus.${known}`) : status
    },
    payment(status: string): string {
      const known = paymentStatuses.find((each) => each === status)
      return known ? t(`console.paymentStatus.${known}`) : status
    },
  }
}

export function OrderStatus({ status }: { status: string }) {
  const names = useStatusNames()
  const known = orderStatuses.find((each) => each === status)
  return <StatusBadge tone={known ? orderTones[known] : 'plain'}>{names.order(status)}</StatusBadge>
}

export function PaymentStatus({ status }: { status: string }) {
  const names = useStatusNames()
  const known = paymentStatuses.find((each) => each === status)
  return <StatusBadge tone={known ? paymentTones[known] : 'plain'}>{names.payment(status)}</StatusBadge>
}

import { Badge } from '@warsha/ui/badge.tsx'
import type { ListedOrder } from './order-calls.ts'
import { toneOfPayment, toneOfStatus } from './order-status.ts'

type StatusBadgesProps = {
  order: Pick<ListedOrder, 'status' | 'statusDisplay' | 'paymentStatus' | 'paymentStatusDisplay'>
}

export function StatusBadges({ order }: StatusBadgesProps) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={toneOfStatus(order.status)}>{order.statusDisplay}</Badge>
      <Badge tone={toneOfPayment(order.paymentStatus)}>{order.paymentStatusDisplay}</Badge>
    </span>
  )
}

import { Badge } from '@warsha/ui/badge.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ListedOrder } from './order-calls.ts'
import { isKnownPayment, isKnownStatus, toneOfPayment, toneOfStatus } from './order-status.ts'

type StatusBadgesProps = {
  order: Pick<ListedOrder, 'status' | 'statusDisplay' | 'paymentStatus' | 'paymentStatusDisplay'>
}

export function StatusBadges({ order }: StatusBadgesProps) {
  const { t } = useTranslation()
  const { status, statusDisplay, paymentStatus, paymentStatusDisplay } = order
  const unknown = t('orders.unknownStatus')
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={toneOfStatus(status)}>{isKnownStatus(status) ? statusDisplay : unknown}</Badge>
      <Badge tone={toneOfPayment(paymentStatus)}>
        {isKnownPayment(paymentStatus) ? paymentStatusDisplay : unknown}
      </Badge>
    </span>
  )
}

import type { BillStatus } from '@warsha/contract/bills/bills.constants.ts'
import { Badge, type BadgeTone } from '@warsha/ui/badge.tsx'
import { useTranslation } from '~/session/messages.ts'

const tones: Record<BillStatus, BadgeTone> = { paid: 'brand', unpaid: 'amber', cancelled: 'neutral' }

export function BillStatusBadge({ status }: { status: BillStatus }) {
  const { t } = useTranslation()
  return <Badge tone={tones[status]}>{t(`profile.billStatus.${status}`)}</Badge>
}

import { listRefundsCall } from '@warsha/contract/console/payments/refunds.calls.ts'
import { listReconciliationDaysCall } from '@warsha/contract/console/reconciliation/reconciliation.calls.ts'
import { listReturnsCall } from '@warsha/contract/console/returns/return-lists.calls.ts'
import { listApprovalsCall } from '@warsha/contract/console/staff/log.calls.ts'
import { CardIcon } from '@warsha/ui/later-icons.tsx'
import { ReturnIcon, ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import type { Screen } from './screen.ts'

export const moneyScreens: readonly Screen[] = [
  {
    path: '/returns',
    title: 'console.nav.returns',
    icon: ReturnIcon,
    access: listReturnsCall.access,
    key: 'KeyR',
  },
  {
    path: '/refunds',
    title: 'console.nav.refunds',
    icon: CardIcon,
    access: listRefundsCall.access,
    key: 'KeyM',
  },
  {
    path: '/reconciliation',
    title: 'console.nav.reconciliation',
    icon: CardIcon,
    access: listReconciliationDaysCall.access,
    key: 'KeyD',
  },
  {
    path: '/approvals',
    title: 'console.nav.approvals',
    icon: ShieldIcon,
    access: listApprovalsCall.access,
    key: 'KeyA',
  },
]

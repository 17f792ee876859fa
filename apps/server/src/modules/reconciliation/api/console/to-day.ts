import type { RestReconciliationDay } from '@warsha/contract/console/reconciliation/reconciliation.rest.ts'
import type { ReconciliationDay } from '../../use-cases/list-days.ts'

export function toDay(day: ReconciliationDay, today: string): RestReconciliationDay {
  const { gatewayAmount, ledgerAmount, orderAmount } = day
  const rests = [gatewayAmount - ledgerAmount, ledgerAmount - orderAmount, gatewayAmount - orderAmount]
  const isOver = day.day < today && day.isRead
  return {
    gateway: day.gateway,
    day: day.day,
    gateway_baisa: gatewayAmount,
    ledger_baisa: ledgerAmount,
    orders_baisa: orderAmount,
    rest_baisa: rests.reduce((most, rest) => (Math.abs(rest) > Math.abs(most) ? rest : most), 0),
    fees_baisa: day.fees,
    payouts_baisa: day.payouts,
    open_differences: day.openDifferences,
    state: day.closedAt ? 'closed' : isOver ? 'open' : 'running',
    closed_at: day.closedAt && new Date(day.closedAt).toISOString(),
  }
}

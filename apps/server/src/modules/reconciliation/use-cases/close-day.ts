import { defineCommand } from '#commands/define-command.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { countDifferencesOf } from '#modules/payments/index.ts'
import { type DaySums, insertClosedDay, lockDayToClose, readDayState } from '../storage/day-queries.ts'

export type CloseInput = { gateway: string; day: string }

export type ClosedDay = CloseInput & DaySums

/**
 * Closes a day of a gateway: from then on it is frozen, and what comes later belongs to the next open day. Nobody writes a
 * movement or a difference of the gateway meanwhile, and the table itself refuses sums that do not agree.
 */
export const closeDay = defineCommand({
  action: 'reconciliation.close',
  permission: 'reconciliation.write',
  async run(tx, { operatorId }, { gateway, day }: CloseInput) {
    await lockDayToClose(tx, gateway)
    const { isOver, isRead, isClosed, sums } = await readDayState(tx, { gateway, day })
    if (isClosed) return refuse('DAY_CLOSED', { field: 'day' })
    if (!isOver || !isRead) return refuse('DAY_NOT_OVER', { field: 'day' })
    const open = await countDifferencesOf(tx, { gateway, day })
    const { gatewayAmount, ledgerAmount, orderAmount } = sums
    const agrees = gatewayAmount === ledgerAmount && ledgerAmount === orderAmount
    if (open > 0 || !agrees) return refuse('DAY_HAS_DIFFERENCES', { field: 'day', params: { count: open } })
    if (!(await insertClosedDay(tx, { gateway, day, operatorId, sums })))
      return refuse('DAY_CLOSED', { field: 'day' })
    const result: ClosedDay = { gateway, day, ...sums }
    return ok({
      result,
      subject: { kind: 'reconciliation-day', id: `${gateway}:${day}` },
      before: { state: 'open' },
      after: {
        state: 'closed',
        gatewayBaisa: gatewayAmount,
        feesBaisa: sums.fees,
        payoutsBaisa: sums.payouts,
      },
    })
  },
})

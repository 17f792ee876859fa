import { randomUUID } from 'node:crypto'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import { exceedsApprovalLimit } from '#commands/approval-limit.ts'
import { type CentreScope, defineCommand } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { lockBalances, walletOf } from '#modules/ledger/index.ts'
import { creditWallet } from './move-wallet.ts'
import { debitWallet } from './post-change.ts'
import { readWalletBalance } from './read-wallet.ts'

export const walletAdjusted = defineEvent(
  'wallet.adjusted',
  z.object({ customerId: z.int(), amountBaisa: z.int(), operatorId: z.int() }),
  ({ customerId }) => customerId,
)

/** A customer of these centres, whom a later module knows. */
export type FindCustomerInScope = (
  executor: Executor,
  key: { publicId: string; centres: CentreScope },
) => Promise<{ id: number } | undefined>

export type AdjustInput = {
  customerPublicId: string
  /** Above zero it is added, below it is taken. */
  amount: number
  /** As the operator has read it. */
  balance: number
  note?: string | undefined
}

/**
 * Corrects a wallet by the books. The locked account decides: nothing is taken that is not there, and what the wallet owes
 * is settled first of what is added. A second person agrees above the limit, and then to the amount, whatever the balance.
 */
export function adjustWalletCommand(findCustomerInScope: FindCustomerInScope) {
  return defineCommand({
    action: 'wallets.adjust',
    permission: 'wallets.adjust',
    reason: 'required',
    needsApproval: (tx, operator, { amount }: AdjustInput, { config }) =>
      exceedsApprovalLimit(tx, operator, { amount: baisa(amount), config }),
    async run(
      tx,
      { operatorId, approvalId, centres },
      { customerPublicId, amount, balance, note }: AdjustInput,
    ) {
      const customer = await findCustomerInScope(tx, { publicId: customerPublicId, centres })
      if (!customer) return refuse('NOT_FOUND')
      const { id: customerId } = customer
      const [before] = await lockBalances(tx, [walletOf(customerId)])
      if (!approvalId && before !== balance)
        return refuse('VERSION_CONFLICT', { details: { current: { balance_baisa: before } } })
      const change = { customerId, amount: baisa(Math.abs(amount)), key: randomUUID(), ...(note && { note }) }
      const moved = await (amount > 0 ? creditWallet : debitWallet)(tx, { ...change, reason: 'ADJUSTMENT' })
      if (!moved.ok) return refuse('WALLET_TOO_LOW', { field: 'amount_baisa' })
      await publish(tx, walletAdjusted({ customerId, amountBaisa: amount, operatorId }))
      const after = await readWalletBalance(tx, customerId)
      return ok({
        result: { customerPublicId, balance: after },
        subject: { kind: 'wallet', id: customerPublicId },
        before: { balanceBaisa: before },
        after: { balanceBaisa: after, amountBaisa: amount },
      })
    },
  })
}

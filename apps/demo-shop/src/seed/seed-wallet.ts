import { baisaFromDecimal, negateBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '@warsha/server/kernel/database/connect.ts'
import { inTransaction } from '@warsha/server/kernel/database/transaction.ts'
import { ok } from '@warsha/server/kernel/outcome.ts'
import { customers } from '@warsha/server/modules/identity/storage/identity.tables.ts'
import { type Account, clearingOf, postTransaction, walletOf } from '@warsha/server/modules/ledger/index.ts'
import { ledgerTransactions } from '@warsha/server/modules/ledger/storage/ledger.tables.ts'
import { eq, like } from 'drizzle-orm'
import { demoCustomers } from '../identity/demo-customers.ts'
import { type DemoWalletMove, demoWalletMoves } from '../wallet/demo-wallet.ts'
import { friendIds, rewardKey } from './seed-friends.ts'

/** Gives the customer with a history a wallet that was used, unless it is there. Two servers may start at once. */
export async function seedWallet(db: Database): Promise<void> {
  const known = demoCustomers.find(({ kind }) => kind === 'known')
  const [customer] = known ? await db.select().from(customers).where(eq(customers.phone, known.phone)) : []
  if (!customer) return
  const [present] = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(like(ledgerTransactions.key, `${keyStart}%`))
    .limit(1)
  if (present) return
  const friends = await friendIds(db)
  await inTransaction(db, async (tx) => {
    for (const [at, move] of demoWalletMoves.entries()) {
      const friendId = move[1] === 'REFERRAL' ? friends.shift() : undefined
      const key = friendId === undefined ? `${keyStart}${at}` : rewardKey(friendId)
      const posted = await postTransaction(tx, { ...toTransaction(customer.id, move), key })
      if (!posted.ok) return posted
    }
    return ok(undefined)
  })
}

const keyStart = 'demo-wallet:'

function toTransaction(customerId: number, [day, kind, rial, reference]: DemoWalletMove) {
  const amount = baisaFromDecimal(rial)
  return {
    kind,
    reference,
    gateway: kind === 'TOP_UP' ? 'sandbox' : undefined,
    at: new Date(`${day}T08:30:00Z`),
    moves: [
      { account: walletOf(customerId), amount },
      { account: otherSides[kind], amount: negateBaisa(amount) },
    ],
  }
}

const otherSides: Readonly<Record<DemoWalletMove[1], Account>> = {
  TOP_UP: clearingOf('sandbox'),
  ORDER_PAYMENT: { kind: 'sales' },
  ORDER_REFUND: { kind: 'refunds' },
  REFERRAL: { kind: 'promotions' },
  ADJUSTMENT: { kind: 'adjustments' },
}

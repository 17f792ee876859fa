import { type Baisa, baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { holdsOf, walletOf } from '#modules/ledger/rules/account.ts'
import { balanceOf } from '#modules/ledger/use-cases/read-account.ts'
import { creditWallet } from '#modules/wallet/use-cases/move-wallet.ts'
import { debitWallet } from '#modules/wallet/use-cases/post-change.ts'

/** A customer with so much in the wallet. */
export async function openWallet(db: Database, amount: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`INSERT INTO customers (email) VALUES (gen_random_uuid() || '@example.om') RETURNING id`,
  )
  const customerId = rows[0]?.id ?? 0
  if (amount > 0) await topUp(db, customerId, amount)
  return customerId
}

export async function topUp(
  db: Database,
  customerId: number,
  amount: number,
  key: string = crypto.randomUUID(),
) {
  const change = { customerId, amount: baisa(amount), key, reference: key } as const
  return inTransaction(db, (tx) => creditWallet(tx, { ...change, reason: 'TOP_UP', gateway: 'sandbox' }))
}

export function takeFrom(db: Database, customerId: number, amount: number) {
  const change = {
    customerId,
    amount: baisa(amount),
    key: crypto.randomUUID(),
    reason: 'ADJUSTMENT',
  } as const
  return inTransaction(db, (tx) => debitWallet(tx, change))
}

export function walletBalance(db: Database, customerId: number): Promise<Baisa> {
  return balanceOf(db, walletOf(customerId))
}

export function heldBalance(db: Database, customerId: number): Promise<Baisa> {
  return balanceOf(db, holdsOf(customerId))
}

import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'
import { balanceExpression } from '#modules/ledger/index.ts'

const holdAsJson = sql`json_build_object('id', held.id, 'publicId', held.public_id, 'customerId', held.customer_id,
  'amount', held.amount_baisa, 'feePercent', held.fee_percent, 'reference', held.reference, 'state', held.state,
  'expiresAt', held.expires_at)`

/** Whether something is held under a reference. */
export function hasHold(reference: SQL): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM wallet_holds WHERE reference = ${reference} AND state = 'held')`
}

/** The balance of a wallet and what it has set aside under a reference, together. */
export function spendableExpression(customerId: SQL, reference: SQL): SQL<Baisa> {
  return sql<Baisa>`(${balanceExpression(sql`'wallet:' || ${customerId}::int`)} + coalesce((
    SELECT amount_baisa FROM wallet_holds WHERE reference = ${reference} AND state = 'held'), 0))::int`
}

/** Locks what is held under a reference, as a part of another statement; it answers `hold`, as JSON. */
export function lockingHold(reference: SQL): SQL {
  return sql`SELECT ${holdAsJson} AS hold FROM wallet_holds AS held
    WHERE held.reference = ${reference} AND held.state = 'held' FOR UPDATE`
}

/**
 * Moves the end of what is held under a reference, as a part of another statement: `until` is a column of the table `from`. It
 * answers `hold`, the moved hold as JSON.
 */
export function lengtheningHold(reference: SQL, { from, until }: { from: SQL; until: SQL }): SQL {
  return sql`UPDATE wallet_holds AS held SET expires_at = ${until}, updated_at = now() FROM ${from}
    WHERE held.reference = ${reference} AND held.state = 'held'
    RETURNING ${holdAsJson} AS hold`
}

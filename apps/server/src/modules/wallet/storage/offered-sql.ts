import { type SQL, sql } from 'drizzle-orm'

/**
 * Moves the end of what is held under a reference, as a part of another statement: `until` is a column of the table `from`. It
 * answers `hold`, the moved hold as JSON.
 */
export function lengtheningHold(reference: SQL, { from, until }: { from: SQL; until: SQL }): SQL {
  return sql`UPDATE wallet_holds AS held SET expires_at = ${until}, updated_at = now() FROM ${from}
    WHERE held.reference = ${reference} AND held.state = 'held'
    RETURNING json_build_object('id', held.id, 'publicId', held.public_id, 'customerId', held.customer_id,
      'amount', held.amount_baisa, 'feePercent', held.fee_percent, 'reference', held.reference, 'state', held.state,
      'expiresAt', held.expires_at) AS hold`
}

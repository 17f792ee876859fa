import type { Changed } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import type { Refusal } from '#kernel/outcome.ts'
import { refuseStale } from '#modules/staff/index.ts'
import type { EditedProduct } from '../rules/edited-product.ts'
import { findEditedProduct } from '../storage/edited-product-queries.ts'

/** The product after a change, and the entry of the change in the log. */
export async function changedProduct(
  tx: Transaction,
  { id, before }: { id: number; before: Changed<unknown>['before'] },
): Promise<Changed<EditedProduct> | undefined> {
  const after = await findEditedProduct(tx, id)
  if (!after) return undefined
  return { result: after, subject: { kind: 'product', id }, before, after: loggedProduct(after) }
}

/** The fields that are edited, as the log has them. */
export function loggedProduct(product: EditedProduct) {
  const {
    id: _id,
    revision: _revision,
    older,
    picture: _picture,
    partNames: _names,
    taxes: _taxes,
    listings,
    ...fields
  } = product
  const published = listings
    .filter(({ state }) => state !== 'draft')
    .map(({ state: _state, channel: _channel, ...listing }) => listing)
  return { ...fields, olderAr: older.ar, olderHi: older.hi, listings: published }
}

/** Somebody has changed the product since this revision was read. */
export async function staleProduct(tx: Transaction, id: number): Promise<Refusal<'VERSION_CONFLICT'>> {
  const current = await findEditedProduct(tx, id)
  return refuseStale(tx, { kind: 'product', id: String(id) }, { ...current })
}

import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { EditedProduct } from '../rules/edited-product.ts'
import { findEditedProduct } from '../storage/edited-product-queries.ts'

export async function readConsoleProduct(
  { db }: { db: Database },
  id: number,
): Promise<Outcome<EditedProduct, 'NOT_FOUND'>> {
  const product = await findEditedProduct(db, id)
  return product ? ok(product) : refuse('NOT_FOUND')
}

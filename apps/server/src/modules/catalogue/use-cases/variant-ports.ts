import type { Transaction } from '#kernel/database/connect.ts'
import type { VariantStock } from '../storage/variant-stock.ts'

/** What later modules know of variants; the root passes it in. */
export type VariantPorts = VariantStock & {
  /** Those of which a warehouse has units or a purchase has reserved some. Sales of them wait for the transaction. */
  findStocked(tx: Transaction, variantIds: readonly number[]): Promise<readonly number[]>
  /** Those that an order has. */
  findOrdered(tx: Transaction, variantIds: readonly number[]): Promise<readonly number[]>
}

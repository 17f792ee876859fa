import type { Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { EditedProduct, EditedVariant } from '../rules/edited-product.ts'
import { hasWrongValues } from '../storage/edited-product-queries.ts'
import { findTakenSkus, lockSkus, removeVariants, writeVariants } from '../storage/write-variants.ts'
import type { VariantPorts } from './variant-ports.ts'

type VariantEdit = { before: EditedProduct; variants: readonly EditedVariant[]; ports: VariantPorts }

/** Makes these the variants of a product, in this order. One that was ordered or is in stock cannot be left out. */
export async function editVariants(
  tx: Transaction,
  { before, variants: given, ports }: VariantEdit,
): Promise<Outcome<true>> {
  const variants = given.map((variant) => ({
    ...variant,
    sku: sanitiseText(variant.sku),
    name: {
      en: sanitiseText(variant.name.en),
      ar: sanitiseText(variant.name.ar),
      hi: sanitiseText(variant.name.hi),
    },
  }))
  const known = new Map(before.variants.map((variant) => [variant.id, variant]))
  const problem = await findCellProblem(tx, { before, variants, known })
  if (problem) return refuse(problem.code, { field: problem.field })
  const kept = new Set(variants.map(({ id }) => id))
  const removed = [...known.keys()].flatMap((id) => (id === null || kept.has(id) ? [] : [id]))
  if (removed.length > 0) {
    const refusal = await remove(tx, { productId: before.id, ids: removed, ports })
    if (refusal) {
      const sku = known.get(refusal.id)?.sku ?? ''
      return refuse(refusal.code, { field: 'variants', params: { sku } })
    }
  }
  await writeVariants(tx, [{ productId: before.id, variants }])
  return ok(true)
}

type Removal = { productId: number; ids: readonly number[]; ports: VariantPorts }

/** An order that is placed at the same instant waits for the stock, or is seen after the variants are gone. */
async function remove(tx: Transaction, { productId, ids, ports }: Removal) {
  const [stocked] = await ports.findStocked(tx, ids)
  if (stocked !== undefined) return { id: stocked, code: 'VARIANT_IN_STOCK' as const }
  const count = await removeVariants(tx, { productId, ids })
  const [ordered] = await ports.findOrdered(tx, ids)
  if (ordered !== undefined) return { id: ordered, code: 'VARIANT_ORDERED' as const }
  return count < ids.length ? { id: ids[0] ?? 0, code: 'VARIANT_IN_BUNDLE' as const } : undefined
}

type Cells = {
  before: EditedProduct
  variants: readonly EditedVariant[]
  known: ReadonlyMap<number | null, EditedVariant>
}

/** The first cell that cannot be saved: `variants.2.sku`. */
async function findCellProblem(tx: Transaction, { before, variants, known }: Cells) {
  const foreign = variants.findIndex(({ id }) => id !== null && !known.has(id))
  if (foreign >= 0) return { code: 'NOT_FOUND' as const, field: `variants.${foreign}.id` }
  const ids = variants.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size < ids.length) return { code: 'INVALID' as const, field: 'variants' }
  const skus = variants.map(({ sku }) => sku)
  await lockSkus(tx)
  const taken = await findTakenSkus(tx, { productId: before.id, skus })
  const doubled = skus.findIndex((sku, at) => taken.has(sku) || skus.indexOf(sku) < at)
  if (doubled >= 0) return { code: 'SKU_TAKEN' as const, field: `variants.${doubled}.sku` }
  const values = variants.map(({ valueIds }) => valueIds)
  if (await hasWrongValues(tx, values)) return { code: 'INVALID' as const, field: 'variants' }
  return undefined
}

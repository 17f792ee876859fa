import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { EditedVariant } from '../rules/edited-product.ts'
import { isChosen } from './edited-product-queries.ts'

/** Who writes article numbers waits for who does so, until the transaction ends. */
export async function lockSkus(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('product-skus'))`)
}

/** Article numbers that variants of other products have. */
export async function findTakenSkus(
  executor: Executor,
  { productId, skus }: { productId: number; skus: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await executor.execute<{ sku: string }>(sql`
    SELECT sku FROM product_variants WHERE sku = ANY (${sql.param([...skus])}::text[]) AND product_id <> ${productId}`)
  return new Set(rows.map((row) => row.sku))
}

/** How many were removed: a part of a bundle stays. */
export async function removeVariants(
  tx: Transaction,
  { productId, ids }: { productId: number; ids: readonly number[] },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM product_variants AS variant WHERE product_id = ${productId} AND id = ANY (${sql.param([...ids])}::integer[])
      AND NOT EXISTS (SELECT FROM bundle_components WHERE component_variant_id = variant.id)`)
  return rowCount ?? 0
}

/** All variants of a product, in their order. */
export type ProductVariants = { productId: number; variants: readonly EditedVariant[] }

type PlacedVariant = EditedVariant & { productId: number; position: number }

/** Writes variants in their order. Positions and article numbers may change places, so they are vacated first. */
export async function writeVariants(tx: Transaction, products: readonly ProductVariants[]): Promise<void> {
  const placed = products.flatMap(({ productId, variants }) =>
    variants.map((variant, position) => ({ ...variant, productId, position })),
  )
  await tx.execute(sql`
    UPDATE product_variants SET position = position + 1000000, sku = '~' || id
    WHERE product_id = ANY (${productIdsOf(products)})`)
  await tx.execute(sql`
    UPDATE product_variants AS variant SET sku = given.sku, name = given.name, position = given.position,
      track_inventory = given.is_tracked, updated_at = now()
    FROM ${rowsOf(placed.filter(({ id }) => id !== null))}
    WHERE variant.id = given.id AND variant.product_id = given.product_id`)
  await tx.execute(sql`
    INSERT INTO product_variants (product_id, sku, name, position, track_inventory)
    SELECT product_id, sku, name, position, is_tracked FROM ${rowsOf(placed.filter(({ id }) => id === null))}`)
  await writeNames(tx, products, placed)
  await writeValues(tx, products, placed)
}

/** By article numbers, which new ones have as well. */
async function writeNames(
  tx: Transaction,
  products: readonly ProductVariants[],
  variants: readonly PlacedVariant[],
): Promise<void> {
  const names = variants.flatMap(({ sku, name }) =>
    (['ar', 'hi'] as const).flatMap((language) =>
      name[language] ? [{ sku, language, text: name[language] }] : [],
    ),
  )
  await tx.execute(sql`
    DELETE FROM variant_translations AS translation USING product_variants AS variant
    WHERE variant.id = translation.variant_id AND variant.product_id = ANY (${productIdsOf(products)})
      AND translation.language_code <> 'en'`)
  await tx.execute(sql`
    INSERT INTO variant_translations (variant_id, language_code, name)
    SELECT variant.id, given.language_code, given.name
    FROM unnest(${sql.param(names.map(({ sku }) => sku))}::text[],
        ${sql.param(names.map(({ language }) => language))}::text[], ${sql.param(names.map(({ text }) => text))}::text[])
        AS given (sku, language_code, name)
      JOIN product_variants AS variant ON variant.sku = given.sku`)
}

async function writeValues(
  tx: Transaction,
  products: readonly ProductVariants[],
  variants: readonly PlacedVariant[],
): Promise<void> {
  const values = variants.flatMap(({ sku, valueIds }) => valueIds.map((id) => ({ sku, id })))
  await tx.execute(sql`
    DELETE FROM variant_attribute_values AS chosen
      USING product_variants AS variant, attribute_values AS value, attributes AS attribute
    WHERE variant.id = chosen.variant_id AND variant.product_id = ANY (${productIdsOf(products)})
      AND value.id = chosen.attribute_value_id AND attribute.id = value.attribute_id AND ${isChosen}`)
  await tx.execute(sql`
    INSERT INTO variant_attribute_values (variant_id, attribute_value_id, position)
    SELECT variant.id, given.value_id, row_number() OVER (PARTITION BY variant.id ORDER BY place) - 1
    FROM unnest(${sql.param(values.map(({ sku }) => sku))}::text[], ${sql.param(values.map(({ id }) => id))}::integer[])
        WITH ORDINALITY AS given (sku, value_id, place)
      JOIN product_variants AS variant ON variant.sku = given.sku
    ON CONFLICT DO NOTHING`)
}

function productIdsOf(products: readonly ProductVariants[]): SQL {
  return sql`${sql.param(products.map(({ productId }) => productId))}::integer[]`
}

function rowsOf(variants: readonly PlacedVariant[]): SQL {
  return sql`unnest(${sql.param(variants.map(({ productId }) => productId))}::integer[],
    ${sql.param(variants.map(({ id }) => id))}::integer[], ${sql.param(variants.map(({ sku }) => sku))}::text[],
    ${sql.param(variants.map(({ name }) => name.en))}::text[],
    ${sql.param(variants.map(({ position }) => position))}::integer[],
    ${sql.param(variants.map(({ trackInventory }) => trackInventory))}::boolean[])
    AS given (product_id, id, sku, name, position, is_tracked)`
}

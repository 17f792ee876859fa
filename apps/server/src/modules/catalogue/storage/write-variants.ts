import { sql } from 'drizzle-orm'
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

/** Writes variants in their order. Positions and article numbers may change places, so they are vacated first. */
export async function writeVariants(
  tx: Transaction,
  { productId, variants }: { productId: number; variants: readonly EditedVariant[] },
): Promise<void> {
  await tx.execute(sql`
    UPDATE product_variants SET position = position + 1000000, sku = '~' || id WHERE product_id = ${productId}`)
  const placed = variants.map((variant, position) => ({ ...variant, position }))
  const kept = placed.filter(({ id }) => id !== null)
  await tx.execute(sql`
    UPDATE product_variants AS variant SET sku = given.sku, name = given.name, position = given.position,
      track_inventory = given.is_tracked, updated_at = now()
    FROM unnest(${sql.param(kept.map(({ id }) => id))}::integer[], ${sql.param(kept.map(({ sku }) => sku))}::text[],
      ${sql.param(kept.map(({ name }) => name.en))}::text[], ${sql.param(kept.map(({ position }) => position))}::integer[],
      ${sql.param(kept.map(({ trackInventory }) => trackInventory))}::boolean[])
      AS given (id, sku, name, position, is_tracked)
    WHERE variant.id = given.id AND variant.product_id = ${productId}`)
  const added = placed.filter(({ id }) => id === null)
  await tx.execute(sql`
    INSERT INTO product_variants (product_id, sku, name, position, track_inventory)
    SELECT ${productId}::integer, sku, name, position, is_tracked
    FROM unnest(${sql.param(added.map(({ sku }) => sku))}::text[], ${sql.param(added.map(({ name }) => name.en))}::text[],
      ${sql.param(added.map(({ position }) => position))}::integer[],
      ${sql.param(added.map(({ trackInventory }) => trackInventory))}::boolean[]) AS given (sku, name, position, is_tracked)`)
  await writeNames(tx, productId, variants)
  await writeValues(tx, productId, variants)
}

/** By article numbers, which new ones have as well. */
async function writeNames(
  tx: Transaction,
  productId: number,
  variants: readonly EditedVariant[],
): Promise<void> {
  const names = variants.flatMap(({ sku, name }) =>
    (['ar', 'hi'] as const).map((language) => ({ sku, language, text: name[language] })),
  )
  const given = sql`unnest(${sql.param(names.map(({ sku }) => sku))}::text[],
    ${sql.param(names.map(({ language }) => language))}::text[], ${sql.param(names.map(({ text }) => text))}::text[])
    AS given (sku, language_code, name)`
  await tx.execute(sql`
    DELETE FROM variant_translations AS translation USING product_variants AS variant
    WHERE variant.id = translation.variant_id AND variant.product_id = ${productId}
      AND translation.language_code <> 'en'`)
  await tx.execute(sql`
    INSERT INTO variant_translations (variant_id, language_code, name)
    SELECT variant.id, given.language_code, given.name FROM ${given}
      JOIN product_variants AS variant ON variant.sku = given.sku AND variant.product_id = ${productId}
    WHERE given.name <> ''`)
}

async function writeValues(
  tx: Transaction,
  productId: number,
  variants: readonly EditedVariant[],
): Promise<void> {
  const values = variants.flatMap(({ sku, valueIds }) => valueIds.map((id) => ({ sku, id })))
  await tx.execute(sql`
    DELETE FROM variant_attribute_values AS chosen
      USING product_variants AS variant, attribute_values AS value, attributes AS attribute
    WHERE variant.id = chosen.variant_id AND variant.product_id = ${productId}
      AND value.id = chosen.attribute_value_id AND attribute.id = value.attribute_id AND ${isChosen}`)
  await tx.execute(sql`
    INSERT INTO variant_attribute_values (variant_id, attribute_value_id, position)
    SELECT variant.id, given.value_id, row_number() OVER (PARTITION BY variant.id ORDER BY place) - 1
    FROM unnest(${sql.param(values.map(({ sku }) => sku))}::text[], ${sql.param(values.map(({ id }) => id))}::integer[])
        WITH ORDINALITY AS given (sku, value_id, place)
      JOIN product_variants AS variant ON variant.sku = given.sku AND variant.product_id = ${productId}
    ON CONFLICT DO NOTHING`)
}

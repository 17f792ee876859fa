import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { EditedSlider, EditedSliderFields } from '../rules/edited-collection.ts'
import { replaceProducts, selectProducts } from './product-choice-queries.ts'

type Key = { id: number; revision: number }

/** All of them, in the order of the shop. */
export function listSliderRows(executor: Executor): Promise<EditedSlider[]> {
  return readSliders(executor, sql`true`)
}

export async function findEditedSlider(executor: Executor, id: number): Promise<EditedSlider | undefined> {
  return (await readSliders(executor, sql`entry.id = ${id}`))[0]
}

async function readSliders(executor: Executor, condition: SQL): Promise<EditedSlider[]> {
  const { rows } = await executor.execute<EditedSlider>(sql`
    SELECT entry.id, entry.slug, entry.title_en AS "titleEn", entry.title_ar AS "titleAr", entry.older,
      entry.category_id AS "categoryId", entry.channel_id AS "channelId", entry.is_on_home_page AS "isOnHomePage",
      entry.is_active AS "isActive", entry.revision, ${selectProducts('slider')} AS products
    FROM product_sliders AS entry WHERE ${condition} ORDER BY entry.position, entry.id`)
  return rows
}

/** A new one comes last. */
export async function insertSlider(tx: Transaction, fields: EditedSliderFields): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO product_sliders (slug, title_en, title_ar, category_id, channel_id, is_on_home_page, is_active, position)
    SELECT ${fields.slug}, ${fields.titleEn}, ${fields.titleAr}, ${fields.categoryId}::integer, ${fields.channelId}::integer,
      ${fields.isOnHomePage}::boolean, ${fields.isActive}::boolean, coalesce(max(position) + 1, 0) FROM product_sliders
    RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No row of products was made')
  await replaceProducts(tx, 'slider', { id, productIds: fields.productIds })
  return id
}

/** False when it was changed since this revision was read. */
export async function updateSlider(
  tx: Transaction,
  { id, revision }: Key,
  fields: EditedSliderFields & { older: readonly string[] },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE product_sliders SET slug = ${fields.slug}, title_en = ${fields.titleEn}, title_ar = ${fields.titleAr},
      category_id = ${fields.categoryId}, channel_id = ${fields.channelId}, is_on_home_page = ${fields.isOnHomePage},
      is_active = ${fields.isActive}, older = ${sql.param([...fields.older])}::text[], revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  if (rowCount !== 1) return false
  await replaceProducts(tx, 'slider', { id, productIds: fields.productIds })
  return true
}

export async function deleteSliderRow(tx: Transaction, { id, revision }: Key): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM product_sliders WHERE id = ${id} AND revision = ${revision}`,
  )
  return rowCount === 1
}

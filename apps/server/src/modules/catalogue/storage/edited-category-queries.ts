import { workKinds } from '@warsha/contract/catalogue/work-kind.ts'
import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { noOlderTexts, type OlderTexts } from '#kernel/texts.ts'
import type { TreeCategory } from '../rules/category-tree.ts'
import type { EditedCategory, EditedCategoryFields } from '../rules/edited-category.ts'
import type { EntryPicture } from '../rules/edited-texts.ts'
import {
  entryColumns,
  entryValues,
  readTexts,
  replaceTranslations,
  type StoredTexts,
  selectOlder,
  selectPicture,
  selectTexts,
} from './edited-text-queries.ts'

/** Writers of the tree come one after the other: the place of one depends on those of the others. */
export async function lockCategoryTree(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('category-tree'))`)
}

export type ListedCategory = TreeCategory & {
  slug: string
  nameAr: string | null
  products: number
  revision: number
}

export async function readCategoryTree(executor: Executor): Promise<ListedCategory[]> {
  const { rows } = await executor.execute<ListedCategory>(sql`
    SELECT category.id, category.parent_id AS "parentId", category.level, category.slug, category.name, category.metadata,
      category.revision, arabic.name AS "nameAr", coalesce(counted.products, 0) AS products
    FROM categories AS category
      LEFT JOIN category_translations AS arabic ON arabic.category_id = category.id AND arabic.language_code = 'ar'
      LEFT JOIN (SELECT category_id, count(*)::integer AS products FROM products GROUP BY 1) AS counted
        ON counted.category_id = category.id`)
  return rows
}

type StoredCategory = Omit<EditedCategory, 'texts' | 'picture' | 'priority' | 'workKind'> & {
  texts: StoredTexts
  picture: EntryPicture | null
  priority: string | null
  workKind: string | null
}

export async function findEditedCategory(
  executor: Executor,
  id: number,
): Promise<EditedCategory | undefined> {
  const { rows } = await executor.execute<StoredCategory>(sql`
    SELECT entry.id, entry.parent_id AS "parentId", entry.level, entry.slug, ${selectTexts('category')} AS texts,
      ${selectOlder('category')} AS older,
      ${selectPicture} AS picture,
      entry.usage_limit_type AS "usageLimitType", entry.metadata ->> 'priority' AS priority,
      entry.metadata ->> 'work_kind' AS "workKind", entry.revision,
      (SELECT count(*)::integer FROM categories AS sibling
        WHERE sibling.parent_id IS NOT DISTINCT FROM entry.parent_id) AS siblings
    FROM categories AS entry WHERE entry.id = ${id}`)
  const [stored] = rows
  return (
    stored && {
      ...stored,
      texts: readTexts(stored.texts),
      priority: numberOf(stored.priority),
      workKind: workKinds.find((kind) => kind === stored.workKind) ?? null,
    }
  )
}

function numberOf(written: string | null): number | null {
  const number = Number(written?.trim() || Number.NaN)
  return Number.isFinite(number) ? number : null
}

export async function insertCategory(
  tx: Transaction,
  { parentId, level, ...fields }: EditedCategoryFields & { parentId: number | null; level: number },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO categories (parent_id, level, slug, usage_limit_type, metadata, ${entryColumns})
    VALUES (${parentId}, ${level}, ${fields.slug}, ${fields.usageLimitType}, ${metadataOf(fields)}::jsonb,
      ${entryValues(fields)})
    RETURNING id`)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No category was made')
  await replaceTranslations(tx, 'category', { id, texts: fields.texts, older: noOlderTexts })
  return id
}

/** False when the category was changed since this revision was read. */
export async function updateCategory(
  tx: Transaction,
  {
    id,
    revision,
    older,
    ...fields
  }: EditedCategoryFields & { id: number; revision: number; older: OlderTexts },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE categories SET slug = ${fields.slug}, (${entryColumns}) = ROW(${entryValues(fields)}),
      usage_limit_type = ${fields.usageLimitType},
      metadata = (metadata - 'priority' - 'work_kind') || ${metadataOf(fields)}::jsonb,
      revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  if (rowCount !== 1) return false
  await replaceTranslations(tx, 'category', { id, texts: fields.texts, older })
  return true
}

function metadataOf({ priority, workKind }: Pick<EditedCategoryFields, 'priority' | 'workKind'>): string {
  return JSON.stringify({
    ...(priority !== null && { priority: String(priority) }),
    ...(workKind !== null && { work_kind: workKind }),
  })
}

/** False when the category was changed since this revision was read. All levels of the subtree change in one statement. */
export async function moveSubtree(
  tx: Transaction,
  moved: { id: number; revision: number; parentId: number | null; by: number; ids: readonly number[] },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE categories SET level = level + ${moved.by}, updated_at = now(),
      parent_id = CASE WHEN id = ${moved.id} THEN ${moved.parentId}::integer ELSE parent_id END,
      revision = CASE WHEN id = ${moved.id} THEN revision + 1 ELSE revision END
    WHERE id = ANY (${sql.param([...moved.ids])}::integer[])
      AND EXISTS (SELECT FROM categories AS top WHERE top.id = ${moved.id} AND top.revision = ${moved.revision})`)
  return rowCount === moved.ids.length
}

/** Numbers siblings in this order; those whose number changes get another revision, the moved one has its own already. */
export async function numberSiblings(
  tx: Transaction,
  { ids, movedId }: { ids: readonly number[]; movedId: number },
): Promise<void> {
  await tx.execute(sql`
    UPDATE categories SET metadata = metadata || jsonb_build_object('priority', ordered.priority::text), updated_at = now(),
      revision = CASE WHEN categories.id = ${movedId} THEN revision ELSE revision + 1 END
    FROM unnest(${sql.param([...ids])}::integer[]) WITH ORDINALITY AS ordered (id, priority)
    WHERE categories.id = ordered.id AND metadata ->> 'priority' IS DISTINCT FROM ordered.priority::text`)
}

export async function deleteCategoryRow(
  tx: Transaction,
  { id, revision }: { id: number; revision: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM categories WHERE id = ${id} AND revision = ${revision}`,
  )
  return rowCount === 1
}

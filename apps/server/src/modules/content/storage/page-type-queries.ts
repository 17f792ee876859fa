import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { pages, pageTypeAttributes, pageTypes } from './content.tables.ts'

/** `nameAr` is empty where it has none. */
export type EditedPageType = {
  id: number
  slug: string
  name: string
  nameAr: string
  revision: number
  attributeIds: number[]
}

const columns = {
  id: pageTypes.id,
  slug: pageTypes.slug,
  name: pageTypes.name,
  nameAr: pageTypes.nameAr,
  revision: pageTypes.revision,
  // Columns of a select from one table are written without the table's name, which the inner select would take as its own.
  attributeIds: sql<number[]>`ARRAY(SELECT page_attribute_id FROM ${pageTypeAttributes}
    WHERE page_type_id = page_types.id ORDER BY page_attribute_id)`,
}

export function listPageTypesWithPages(executor: Executor): Promise<(EditedPageType & { pages: number })[]> {
  const count = sql<number>`(SELECT count(*)::integer FROM ${pages} WHERE page_type_id = page_types.id)`
  return executor
    .select({ ...columns, pages: count })
    .from(pageTypes)
    .orderBy(asc(pageTypes.slug))
}

export async function findPageType(executor: Executor, id: number): Promise<EditedPageType | undefined> {
  const [type] = await executor.select(columns).from(pageTypes).where(eq(pageTypes.id, id))
  return type
}

/** Undefined when another type has the slug. */
export async function insertPageType(
  tx: Transaction,
  type: { slug: string; name: string; nameAr: string },
): Promise<EditedPageType | undefined> {
  const [made] = await tx
    .insert(pageTypes)
    .values(type)
    .onConflictDoNothing({ target: pageTypes.slug })
    .returning(columns)
  return made
}

export async function renamePageType(
  tx: Transaction,
  { id, revision, name, nameAr }: { id: number; revision: number; name: string; nameAr: string },
): Promise<EditedPageType | undefined> {
  const [renamed] = await tx
    .update(pageTypes)
    .set({ name, nameAr, revision: sql`${pageTypes.revision} + 1`, updatedAt: sql`now()` })
    .where(and(eq(pageTypes.id, id), eq(pageTypes.revision, revision)))
    .returning(columns)
  return renamed
}

/** Whether the type has pages. No page of it is made until the transaction ends. */
export async function hasPages(tx: Transaction, id: number): Promise<boolean> {
  await tx.select({ id: pageTypes.id }).from(pageTypes).where(eq(pageTypes.id, id)).for('update')
  return (await tx.$count(pages, eq(pages.pageTypeId, id))) > 0
}

export async function deletePageType(
  tx: Transaction,
  { id, revision }: { id: number; revision: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(pageTypes)
    .where(and(eq(pageTypes.id, id), eq(pageTypes.revision, revision)))
  return rowCount === 1
}

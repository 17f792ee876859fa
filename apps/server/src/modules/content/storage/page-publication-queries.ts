import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { LanguageCode } from '#kernel/texts.ts'
import type { PageCount } from '../rules/page-warnings.ts'
import { pages, pageTypes } from './content.tables.ts'

type Read = { id: number; revision: number }

/** False when the page was changed since this revision was read. */
export async function setPublication(
  tx: Transaction,
  { id, revision }: Read,
  publication: { isPublished: boolean; publishedAt: Date | null; publishedUntil: Date | null },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(pages)
    .set({ ...publication, revision: sql`${pages.revision} + 1`, updatedAt: sql`now()` })
    .where(and(eq(pages.id, id), eq(pages.revision, revision)))
  return rowCount === 1
}

/** False for a page that is published, or was changed since this revision was read. */
export async function deleteDraft(tx: Transaction, { id, revision }: Read): Promise<boolean> {
  const { rowCount } = await tx
    .delete(pages)
    .where(and(eq(pages.id, id), eq(pages.revision, revision), eq(pages.isPublished, false)))
  return rowCount === 1
}

/** Two steps: a slug is unique, and those of the others are still taken during the first. */
export async function setSlugs(
  tx: Transaction,
  slugs: readonly { id: number; slug: string }[],
): Promise<void> {
  const ids = sql.param(slugs.map(({ id }) => id))
  await tx.execute(sql`UPDATE ${pages} SET slug = 'moving-' || id WHERE id = ANY (${ids}::integer[])`)
  await tx.execute(sql`
    UPDATE ${pages} SET slug = wanted.slug, revision = revision + 1, updated_at = now()
    FROM unnest(${ids}::integer[], ${sql.param(slugs.map(({ slug }) => slug))}::text[]) AS wanted (id, slug)
    WHERE ${pages.id} = wanted.id`)
}

/** Waits for others who change these pages. */
export async function lockPages(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    SELECT FROM ${pages} WHERE id = ANY (${sql.param([...ids])}::integer[]) ORDER BY id FOR UPDATE`)
}

/** Pages that are published and have not ended, by type and language. */
export async function countPages(executor: Executor, now: Date): Promise<PageCount[]> {
  const { rows } = await executor.execute<{
    pageType: string
    language: LanguageCode | null
    pages: number
  }>(sql`
    SELECT page_types.slug AS "pageType", pages.metadata ->> 'lang' AS language, count(*)::integer AS pages
    FROM pages JOIN page_types ON page_types.id = page_type_id
    WHERE is_published AND (published_until IS NULL OR published_until > ${now.toISOString()})
    GROUP BY 1, 2 ORDER BY 1, 2`)
  return rows
}

export async function countPageTypes(executor: Executor): Promise<number> {
  return executor.$count(pageTypes)
}

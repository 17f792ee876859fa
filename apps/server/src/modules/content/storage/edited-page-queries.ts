import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { sqlState } from '#kernel/database/sql-state.ts'
import { type LanguageCode, type Metadata, noOlderTexts, type OlderTexts } from '#kernel/texts.ts'
import type { PageTexts } from '../rules/content-page.ts'
import type { EditedPage, EditedPageFields, PageState } from '../rules/edited-page.ts'
import type { PageAttributeValues } from '../rules/page-attribute.ts'
import { pages, pageTranslations, pageTypes } from './content.tables.ts'
import { readAttributeValues } from './page-attribute-values.ts'
import { type BannerValues, readBannerValues } from './page-value-queries.ts'

export type PageFilter = {
  search?: string | undefined
  pageTypeId?: number | undefined
  /** `none` for pages that are texts with translations. */
  language?: LanguageCode | 'none' | undefined
  channel?: string | undefined
  state?: PageState | undefined
}

export async function findEditedPage(executor: Executor, id: number): Promise<EditedPage | undefined> {
  const [page] = await readEdited(executor, sql`${pages.id} = ${id}`, 1)
  return page
}

export function findEditedPagesByIds(executor: Executor, ids: readonly number[]): Promise<EditedPage[]> {
  return readEdited(executor, inArray(pages.id, [...ids]), ids.length)
}

/** By slug; one row more than the limit, when there is one. */
export async function findEditedPages(
  executor: Executor,
  filter: PageFilter,
  { afterSlug, limit, now }: { afterSlug: string; limit: number; now: Date },
): Promise<{ found: EditedPage[]; total: number }> {
  const matches = matching(filter, sql`${now.toISOString()}::timestamptz`)
  const [found, { rows }] = await Promise.all([
    readEdited(executor, sql`${matches} AND ${pages.slug} > ${afterSlug}`, limit + 1),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM ${pages} WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { found, total: rows[0]?.total ?? 0 }
}

/** Pages by their ids or as their list finds them, by id; no more than the limit. */
export async function selectPages(
  executor: Executor,
  selection: { ids: readonly number[] } | { filter: PageFilter },
  limit: number,
): Promise<{ id: string; revision: number }[]> {
  const condition =
    'ids' in selection
      ? inArray(pages.id, [...selection.ids])
      : matching(selection.filter, sql`statement_timestamp()`)
  const rows = await executor
    .select({ id: pages.id, revision: pages.revision })
    .from(pages)
    .where(condition)
    .orderBy(asc(pages.id))
    .limit(limit)
  return rows.map(({ id, revision }) => ({ id: String(id), revision }))
}

/** `at` is the moment that states are of. */
function matching({ search, pageTypeId, language, channel, state }: PageFilter, at: SQL): SQL {
  const states: Record<PageState, SQL> = {
    draft: sql`NOT ${pages.isPublished}`,
    scheduled: sql`${pages.isPublished} AND ${pages.publishedAt} > ${at} AND (${pages.publishedUntil} IS NULL OR ${pages.publishedUntil} > ${at})`,
    shown: sql`${pages.isPublished} AND ${pages.publishedAt} <= ${at} AND (${pages.publishedUntil} IS NULL OR ${pages.publishedUntil} > ${at})`,
    ended: sql`${pages.isPublished} AND ${pages.publishedUntil} <= ${at}`,
  }
  const own = sql`${pages.metadata} ->> 'lang'`
  return sql.join(
    [
      sql`true`,
      search ? hasText(search) : undefined,
      pageTypeId === undefined ? undefined : sql`${pages.pageTypeId} = ${pageTypeId}`,
      language === undefined
        ? undefined
        : language === 'none'
          ? sql`${own} IS NULL`
          : sql`${own} = ${language}`,
      channel === undefined
        ? undefined
        : sql`${channel} = ANY (regexp_split_to_array(${pages.metadata} ->> 'channels', '\\s*,\\s*'))`,
      state && states[state],
    ].filter((condition) => condition !== undefined),
    sql` AND `,
  )
}

function hasText(search: string): SQL {
  const has = (text: SQL) => sql`strpos(lower(${text}), lower(${search})) > 0`
  return sql`(${has(sql`${pages.title}`)} OR ${has(sql`${pages.slug}`)} OR EXISTS (
    SELECT FROM ${pageTranslations} WHERE ${pageTranslations.pageId} = ${pages.id}
      AND ${has(sql`${pageTranslations.title}`)}))`
}

async function readEdited(executor: Executor, condition: SQL, limit: number): Promise<EditedPage[]> {
  const rows = await executor
    .select({ page: pages, pageTypeSlug: pageTypes.slug })
    .from(pages)
    .innerJoin(pageTypes, eq(pageTypes.id, pages.pageTypeId))
    .where(condition)
    .orderBy(asc(pages.slug))
    .limit(limit)
  const ids = rows.map(({ page }) => page.id)
  if (ids.length === 0) return []
  const texts = await executor.select().from(pageTranslations).where(inArray(pageTranslations.pageId, ids))
  const values = await readBannerValues(executor, ids)
  const attributes = await readAttributeValues(executor, ids)
  const textsByPage = Map.groupBy(texts, ({ pageId }) => pageId)
  return rows.map(({ page, pageTypeSlug }) =>
    toEdited(page, {
      pageTypeSlug,
      texts: textsByPage.get(page.id) ?? [],
      values: values.get(page.id),
      attributes: attributes.get(page.id),
    }),
  )
}

type PageRow = typeof pages.$inferSelect
type PageParts = {
  pageTypeSlug: string
  texts: (typeof pageTranslations.$inferSelect)[]
  values: BannerValues | undefined
  attributes: PageAttributeValues | undefined
}

const noAttributes: PageAttributeValues = { attributeTexts: [], attributeFiles: [], attributeFlags: [] }

function toEdited(
  { metadata, ...page }: PageRow,
  { pageTypeSlug, texts, values, attributes }: PageParts,
): EditedPage {
  const translation = (code: LanguageCode) => texts.find(({ languageCode }) => languageCode === code)
  const [ar, hi] = [translation('ar'), translation('hi')]
  return {
    id: page.id,
    pageTypeId: page.pageTypeId,
    pageTypeSlug,
    slug: page.slug,
    language: (metadata.lang as LanguageCode | undefined) ?? null,
    title: page.title,
    content: page.content,
    seoTitle: page.seoTitle,
    seoDescription: page.seoDescription,
    older: { ar: ar?.older ?? [], hi: hi?.older ?? [] },
    translations: { ...(ar && { ar: textsOf(ar) }), ...(hi && { hi: textsOf(hi) }) },
    channels: listOf(metadata.channels),
    priority: metadata.priority === undefined ? null : Number(metadata.priority),
    stateIds: listOf(metadata.states).map(Number),
    ...(values ?? { picture: null, pictureMobile: null, text: null, buttonLabel: null, link: null }),
    ...(attributes ?? noAttributes),
    isPublished: page.isPublished,
    publishedAt: page.publishedAt,
    publishedUntil: page.publishedUntil,
    updatedAt: page.updatedAt,
    revision: page.revision,
  }
}

function textsOf({ title, content, seoTitle, seoDescription }: PageTexts): PageTexts {
  return { title, content, seoTitle, seoDescription }
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** A draft. Undefined when another page has the slug. */
export async function insertPage(tx: Transaction, fields: EditedPageFields): Promise<number | undefined> {
  const [row] = await tx
    .insert(pages)
    .values({ ...columnsOf(fields), metadata: metadataOf(fields) })
    .onConflictDoNothing({ target: pages.slug })
    .returning({ id: pages.id })
  if (!row) return undefined
  await replaceTranslations(tx, row.id, { ...fields, older: noOlderTexts })
  return row.id
}

export type PageUpdate = 'changed' | 'stale' | 'slug-taken'

const uniqueViolation = '23505'

/** Stale: the page was changed since this revision was read. Metadata that has no field here stays. */
export async function updatePage(
  tx: Transaction,
  { id, revision, ...fields }: EditedPageFields & { id: number; revision: number; older: OlderTexts },
): Promise<PageUpdate> {
  const edited = JSON.stringify(metadataOf(fields))
  try {
    const { rowCount } = await tx
      .update(pages)
      .set({
        ...columnsOf(fields),
        metadata: sql`(${pages.metadata} - ARRAY['lang', 'channels', 'priority', 'states']) || ${edited}::jsonb`,
        revision: sql`${pages.revision} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(pages.id, id), eq(pages.revision, revision)))
    if (rowCount !== 1) return 'stale'
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return 'slug-taken'
    throw error
  }
  await replaceTranslations(tx, id, fields)
  return 'changed'
}

function columnsOf({ pageTypeId, slug, title, content, seoTitle, seoDescription }: EditedPageFields) {
  return { pageTypeId, slug, title, content, seoTitle, seoDescription }
}

function metadataOf({ language, channels, priority, stateIds }: EditedPageFields): Metadata {
  return {
    ...(language && { lang: language }),
    ...(channels.length > 0 && { channels: channels.join(',') }),
    ...(priority !== null && { priority: String(priority) }),
    ...(stateIds.length > 0 && { states: stateIds.join(',') }),
  }
}

async function replaceTranslations(
  tx: Transaction,
  pageId: number,
  fields: Pick<EditedPageFields, 'translations'> & { older: OlderTexts },
): Promise<void> {
  await tx.delete(pageTranslations).where(eq(pageTranslations.pageId, pageId))
  const rows = (['ar', 'hi'] as const).flatMap((languageCode) => {
    const texts = fields.translations[languageCode]
    return texts ? [{ pageId, languageCode, ...texts, older: [...fields.older[languageCode]] }] : []
  })
  if (rows.length > 0) await tx.insert(pageTranslations).values(rows)
}

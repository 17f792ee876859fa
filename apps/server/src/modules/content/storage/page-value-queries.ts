import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { sqlState } from '#kernel/database/sql-state.ts'
import {
  type PageAttributeInputType,
  pageAttributes,
  pageAttributeTranslations,
  pageAttributeValues,
} from './content.tables.ts'

/** The values of a page that are a banner's. */
export type BannerValues = {
  picture: string | null
  pictureMobile: string | null
  text: string | null
  buttonLabel: string | null
  link: string | null
}

const common = {
  'image-mobile': { en: 'Picture for phones', ar: 'صورة للهاتف', inputType: 'FILE' },
  'media-type': { en: 'Media type', ar: 'نوع الوسائط', inputType: 'DROPDOWN' },
  text: { en: 'Text', ar: 'النص', inputType: 'PLAIN_TEXT' },
  'button-label': { en: 'Button', ar: 'الزر', inputType: 'PLAIN_TEXT' },
  link: { en: 'Link', ar: 'الرابط', inputType: 'PLAIN_TEXT' },
} as const satisfies Record<string, { en: string; ar: string; inputType: PageAttributeInputType }>

const isCommon = (slug: string): slug is keyof typeof common => Object.hasOwn(common, slug)

/** Places of banners, which name the attributes of their wide pictures. */
const slotForm = '^((top-header|top-image|bottom-image)-[0-9]{1,4}|top-image|right-image|left-image)$'
const isSlot = (slug: string) => new RegExp(slotForm).test(slug)

/** Whether `attribute` is one that banners have by themselves. */
export const isOfBanners = sql`(attribute.slug ~ ${slotForm} OR attribute.slug = ANY (${sql.param(Object.keys(common))}::text[]))`

export async function readBannerValues(
  executor: Executor,
  pageIds: readonly number[],
): Promise<ReadonlyMap<number, BannerValues>> {
  const rows = await executor
    .select({
      pageId: pageAttributeValues.pageId,
      slug: pageAttributes.slug,
      fileUrl: pageAttributeValues.fileUrl,
      plainText: pageAttributeValues.plainText,
    })
    .from(pageAttributeValues)
    .innerJoin(pageAttributes, eq(pageAttributes.id, pageAttributeValues.pageAttributeId))
    .where(inArray(pageAttributeValues.pageId, [...pageIds]))
    .orderBy(asc(pageAttributes.position), asc(pageAttributeValues.position))
  const byPage = Map.groupBy(rows, ({ pageId }) => pageId)
  return new Map(
    pageIds.map((id) => {
      const own = byPage.get(id) ?? []
      const textOf = (slug: string) => own.find((row) => row.slug === slug)?.plainText ?? null
      return [
        id,
        {
          picture: own.find(({ slug, fileUrl }) => isSlot(slug) && fileUrl)?.fileUrl ?? null,
          pictureMobile: own.find(({ slug }) => slug === 'image-mobile')?.fileUrl ?? null,
          text: textOf('text'),
          buttonLabel: textOf('button-label'),
          link: textOf('link'),
        },
      ]
    }),
  )
}

type WrittenValues = BannerValues & {
  title: string
  /** The attribute of the wide picture; undefined for a page that is no banner. */
  pictureSlug: string | undefined
  mediaType: string
}

const foreignKeyViolation = '23503'

/** Writes a banner's values anew; values of other attributes stay. False for a picture that the library does not have. */
export async function replaceBannerValues(
  tx: Transaction,
  pageId: number,
  { title, pictureSlug, mediaType, ...values }: WrittenValues,
): Promise<boolean> {
  const wanted = [
    ...(pictureSlug && values.picture ? [{ slug: pictureSlug, name: title, fileUrl: values.picture }] : []),
    ...(values.pictureMobile ? [{ slug: 'image-mobile', name: title, fileUrl: values.pictureMobile }] : []),
    ...(values.picture ? [{ slug: 'media-type', name: mediaType }] : []),
    ...(values.text ? [{ slug: 'text', name: values.text, plainText: values.text }] : []),
    ...(values.buttonLabel
      ? [{ slug: 'button-label', name: values.buttonLabel, plainText: values.buttonLabel }]
      : []),
    ...(values.link ? [{ slug: 'link', name: values.link, plainText: values.link }] : []),
  ]
  await tx.execute(sql`
    DELETE FROM ${pageAttributeValues} USING ${pageAttributes}
    WHERE ${pageAttributes.id} = ${pageAttributeValues.pageAttributeId} AND ${pageAttributeValues.pageId} = ${pageId}
      AND (${pageAttributes.slug} ~ ${slotForm}
        OR ${pageAttributes.slug} = ANY (${sql.param(Object.keys(common))}::text[]))`)
  if (wanted.length === 0) return true
  const ids = await findAttributes(
    tx,
    wanted.map(({ slug }) => slug),
  )
  try {
    await tx
      .insert(pageAttributeValues)
      .values(wanted.map(({ slug, ...value }) => ({ pageId, pageAttributeId: ids.get(slug) ?? 0, ...value })))
    return true
  } catch (error) {
    if (sqlState(error) === foreignKeyViolation) return false
    throw error
  }
}

/** The picture follows its banner to another place. */
export async function movePicture(
  tx: Transaction,
  { pageId, pictureSlug }: { pageId: number; pictureSlug: string },
): Promise<void> {
  const attributeId = (await findAttributes(tx, [pictureSlug])).get(pictureSlug) ?? 0
  const slots = tx
    .select({ id: pageAttributes.id })
    .from(pageAttributes)
    .where(sql`${pageAttributes.slug} ~ ${slotForm}`)
  await tx
    .update(pageAttributeValues)
    .set({ pageAttributeId: attributeId })
    .where(and(eq(pageAttributeValues.pageId, pageId), inArray(pageAttributeValues.pageAttributeId, slots)))
}

/** The attributes of these slugs; those of a new place are made. */
async function findAttributes(
  tx: Transaction,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const made = await tx
    .insert(pageAttributes)
    .values(
      slugs.map((slug) => ({
        slug,
        name: isCommon(slug) ? common[slug].en : `Picture ${slug}`,
        inputType: isCommon(slug) ? common[slug].inputType : ('FILE' as const),
        position: sql`(SELECT coalesce(max(position), 0) + 1 FROM page_attributes)`,
      })),
    )
    .onConflictDoNothing({ target: pageAttributes.slug })
    .returning({ id: pageAttributes.id, slug: pageAttributes.slug })
  if (made.length > 0) {
    await tx.insert(pageAttributeTranslations).values(
      made.map(({ id, slug }) => ({
        pageAttributeId: id,
        languageCode: 'ar' as const,
        name: isCommon(slug) ? common[slug].ar : `صورة ${slug}`,
      })),
    )
  }
  const rows = await tx
    .select({ id: pageAttributes.id, slug: pageAttributes.slug })
    .from(pageAttributes)
    .where(inArray(pageAttributes.slug, [...slugs]))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

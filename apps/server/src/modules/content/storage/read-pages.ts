import { asc } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import type { DescribedAttribute, DescribedValue, Translations } from '#kernel/described-attributes.ts'
import type { ContentPage, PageTexts, PageType } from '../rules/content-page.ts'
import {
  pageAttributes,
  pageAttributeTranslations,
  pageAttributeValues,
  pageAttributeValueTranslations,
  pages,
  pageTranslations,
  pageTypeAttributes,
  pageTypes,
} from './content.tables.ts'

/** Every page, published or not, with all that describes it. */
export type Pages = { pageTypes: readonly PageType[]; pages: readonly ContentPage[] }

export async function readPages(db: Database): Promise<Pages> {
  const [
    typeRows,
    pageRows,
    textRows,
    attributeRows,
    attributeTextRows,
    valueRows,
    valueTextRows,
    assignedRows,
  ] = await Promise.all([
    db.select().from(pageTypes).orderBy(asc(pageTypes.slug)),
    db.select().from(pages).orderBy(asc(pages.slug), asc(pages.id)),
    db.select().from(pageTranslations),
    db.select().from(pageAttributes).orderBy(asc(pageAttributes.position), asc(pageAttributes.id)),
    db.select().from(pageAttributeTranslations),
    db.select().from(pageAttributeValues).orderBy(asc(pageAttributeValues.position)),
    db.select().from(pageAttributeValueTranslations),
    db.select().from(pageTypeAttributes),
  ])
  const textsByPage = Map.groupBy(textRows, (row) => row.pageId)
  const textsByAttribute = Map.groupBy(attributeTextRows, (row) => row.pageAttributeId)
  const textsByValue = Map.groupBy(valueTextRows, (row) => row.pageAttributeValueId)
  const values = valueRows.map((row) => ({ ...row, translations: byLanguage(textsByValue.get(row.id)) }))
  const valuesByAttribute = Map.groupBy(values, (row) => row.pageAttributeId)
  const valuesByPage = Map.groupBy(values, (row) => row.pageId)
  const attributes = attributeRows.map((row) =>
    toAttribute(row, byLanguage(textsByAttribute.get(row.id)), valuesByAttribute.get(row.id) ?? []),
  )
  const typeOfPage = new Map(pageRows.map(({ id, pageTypeId }) => [id, pageTypeId]))
  const given = new Set(
    assignedRows.map(({ pageTypeId, pageAttributeId }) => `${pageTypeId}:${pageAttributeId}`),
  )
  const used = new Set(
    values.map(({ pageId, pageAttributeId }) => `${typeOfPage.get(pageId)}:${pageAttributeId}`),
  )
  const types = new Map(
    typeRows.map((row) => {
      const isOwn = ({ id }: DescribedAttribute) =>
        given.has(`${row.id}:${id}`) || used.has(`${row.id}:${id}`)
      return [row.id, { ...row, attributes: attributes.filter(isOwn) }]
    }),
  )

  return {
    pageTypes: [...types.values()],
    pages: pageRows.flatMap((row): ContentPage[] => {
      const pageType = types.get(row.pageTypeId)
      if (!pageType) return []
      const translations: Translations<PageTexts> = byLanguage(textsByPage.get(row.id))
      return [
        {
          ...row,
          pageType,
          translations,
          assignments: pageType.attributes.flatMap((attribute) => {
            const own = (valuesByPage.get(row.id) ?? []).filter(
              ({ pageAttributeId }) => pageAttributeId === attribute.id,
            )
            // One that the type has is told of every page, as in Saleor.
            return own.length > 0 || given.has(`${pageType.id}:${attribute.id}`)
              ? [{ attribute, values: own.map((value) => toValue(value, attribute.inputType)) }]
              : []
          }),
        },
      ]
    }),
  }
}

type ValueRow = typeof pageAttributeValues.$inferSelect & {
  translations: NonNullable<DescribedValue['translations']>
}

function toAttribute(
  row: typeof pageAttributes.$inferSelect,
  translations: Translations<{ name: string }>,
  values: readonly ValueRow[],
): DescribedAttribute {
  const attribute = { ...row, type: 'PAGE_TYPE' as const, translations }
  return { ...attribute, choices: row.inputType === 'DROPDOWN' ? choicesOf(values, row.inputType) : [] }
}

/** Values are kept per page; what pages share is one choice. */
function choicesOf(
  values: readonly ValueRow[],
  inputType: DescribedAttribute['inputType'],
): DescribedValue[] {
  const byName = new Map(values.toReversed().map((row) => [row.name, row]))
  return [...byName.values()].map((row) => toValue(row, inputType)).sort((one, other) => one.id - other.id)
}

function toValue(row: ValueRow, inputType: DescribedAttribute['inputType']): DescribedValue {
  return {
    id: row.id,
    name: row.name,
    slug: inputType === 'DROPDOWN' ? slugOf(row.name) : `${row.pageId}_${row.pageAttributeId}`,
    inputType,
    fileUrl: row.fileUrl,
    plainText: row.plainText,
    richText: row.richText,
    translations: row.translations,
    boolean: inputType === 'BOOLEAN' ? row.name === 'true' : null,
  }
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}

function byLanguage<Row extends { languageCode: string }>(
  rows: readonly Row[] = [],
): Readonly<Partial<Record<Row['languageCode'], Row>>> {
  return Object.fromEntries(rows.map((row) => [row.languageCode, row])) as Partial<
    Record<Row['languageCode'], Row>
  >
}

import { asc } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import type {
  Assignment,
  DescribedAttribute,
  DescribedValue,
  Translations,
} from '#kernel/described-attributes.ts'
import type { ContentPage, PageTexts, PageType } from '../rules/content-page.ts'
import {
  pageAttributes,
  pageAttributeTranslations,
  pageAttributeValues,
  pages,
  pageTranslations,
  pageTypes,
} from './content.tables.ts'

/** Every page, published or not, with all that describes it. */
export type Pages = { pageTypes: readonly PageType[]; pages: readonly ContentPage[] }

export async function readPages(db: Database): Promise<Pages> {
  const [typeRows, pageRows, textRows, attributeRows, attributeTextRows, valueRows] = await Promise.all([
    db.select().from(pageTypes).orderBy(asc(pageTypes.slug)),
    db.select().from(pages).orderBy(asc(pages.slug), asc(pages.id)),
    db.select().from(pageTranslations),
    db.select().from(pageAttributes).orderBy(asc(pageAttributes.position), asc(pageAttributes.id)),
    db.select().from(pageAttributeTranslations),
    db.select().from(pageAttributeValues).orderBy(asc(pageAttributeValues.position)),
  ])
  const textsByPage = Map.groupBy(textRows, (row) => row.pageId)
  const textsByAttribute = Map.groupBy(attributeTextRows, (row) => row.pageAttributeId)
  const valuesByAttribute = Map.groupBy(valueRows, (row) => row.pageAttributeId)
  const valuesByPage = Map.groupBy(valueRows, (row) => row.pageId)
  const attributes = attributeRows.map((row) =>
    toAttribute(row, byLanguage(textsByAttribute.get(row.id)), valuesByAttribute.get(row.id) ?? []),
  )
  const types = new Map(typeRows.map((row) => [row.id, row]))

  return {
    pageTypes: typeRows,
    pages: pageRows.flatMap((row): ContentPage[] => {
      const pageType = types.get(row.pageTypeId)
      if (!pageType) return []
      const translations: Translations<PageTexts> = byLanguage(textsByPage.get(row.id))
      return [
        { ...row, pageType, translations, assignments: assign(attributes, valuesByPage.get(row.id) ?? []) },
      ]
    }),
  }
}

type ValueRow = typeof pageAttributeValues.$inferSelect

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

function assign(attributes: readonly DescribedAttribute[], rows: readonly ValueRow[]): Assignment[] {
  return attributes.flatMap((attribute) => {
    const own = rows.filter((row) => row.pageAttributeId === attribute.id)
    return own.length > 0 ? [{ attribute, values: own.map((row) => toValue(row, attribute.inputType)) }] : []
  })
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

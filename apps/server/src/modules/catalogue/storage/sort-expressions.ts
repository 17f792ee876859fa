import type { Attribute, Catalogue, Channel } from '../rules/catalogue.ts'
import type { CursorKey } from '../rules/product-order.ts'
import type { ProductSort } from '../rules/product-sort.ts'
import type { StatementValues } from './statement-values.ts'
import { lowestPayableIn, msOf, pricesIn } from './term-conditions.ts'

type SortContext = { catalogue: Catalogue; channel: Channel; values: StatementValues }

/** The key of an order as `keyReader` reads it; undefined for slugs, which need no key. */
type KeyExpression = { text: string; isText?: boolean } | undefined

/** An order in the direction in which a page is read, and where in it the page begins. */
export type PageOrder = { orderBy: string; begins: string }

const slug = 'p.slug COLLATE "C"'
const name = 'p.name COLLATE shop_text'

/**
 * The order of a list, read backwards for pages before a cursor. Products without a key come last in both directions,
 * and first when the list is read backwards.
 */
export function pageOrder(
  sort: ProductSort,
  context: SortContext,
  { isBackward, cursor }: { isBackward: boolean; cursor: CursorKey | undefined },
): PageOrder {
  const key = keyExpression(sort, context)
  const isAscending = (sort.direction === 'ASC') !== isBackward
  const [way, after] = isAscending ? ['ASC', '>'] : ['DESC', '<']
  const { values } = context
  const begins = cursor ? beginsAt(cursor, key, { after, isBackward, values }) : 'true'
  if (!key) return { orderBy: `${slug} ${way}`, begins }
  return {
    orderBy: `${keyText(key)} ${way} NULLS ${isBackward ? 'FIRST' : 'LAST'}, ${name} ${way}, ${slug} ${way}`,
    begins,
  }
}

function beginsAt(
  cursor: CursorKey,
  key: KeyExpression,
  { after, isBackward, values }: { after: string | undefined; isBackward: boolean; values: StatementValues },
): string {
  const at = `${values.add(cursor.slug, 'text')} COLLATE "C"`
  if (!key) return `${slug} ${after} ${at}`
  const rest = `(${name}, ${slug}) ${after} (${values.add(cursor.name, 'text')} COLLATE shop_text, ${at})`
  const text = keyText(key)
  if (cursor.key === null) {
    return isBackward ? `(${text} IS NOT NULL OR ${rest})` : `(${text} IS NULL AND ${rest})`
  }
  const value = key.isText
    ? `${values.add(cursor.key, 'text')} COLLATE shop_text`
    : values.add(cursor.key, 'float8')
  const keyless = isBackward ? '' : `OR ${text} IS NULL`
  return `(${text} ${after} ${value} ${keyless} OR (${text} = ${value} AND ${rest}))`
}

function keyText({ text, isText }: NonNullable<KeyExpression>): string {
  return isText ? `(${text}) COLLATE shop_text` : text
}

function keyExpression({ by, language }: ProductSort, context: SortContext): KeyExpression {
  const { catalogue, channel, values } = context
  if ('attributeId' in by) return keyOfAttribute(catalogue.attributesById.get(by.attributeId), values)
  switch (by.field) {
    case 'SLUG':
      return undefined
    case 'NAME':
      return { text: '0::float8' }
    case 'PRICE':
      return { text: lowestPayableIn(channel, values) }
    case 'LIST_PRICE':
      return { text: `(SELECT min(vl.price_baisa) FROM ${pricesIn(channel, values)})` }
    case 'RATING':
      return { text: 'p.sales_rank' }
    case 'BRANDS': {
      const translated = `coalesce((SELECT nullif(t.name, '') FROM attribute_value_translations t
        WHERE t.attribute_value_id = av.id AND t.language_code = ${values.add(language, 'text')}), av.name)`
      return { text: firstValue(translated, catalogue.attributesBySlug.get('brand'), values), isText: true }
    }
    case 'TYPE':
      return { text: '(SELECT t.name FROM product_types t WHERE t.id = p.product_type_id)', isText: true }
    case 'PUBLISHED_AT':
      return { text: msOf('l.published_at') }
    case 'CREATED_AT':
      return { text: msOf('p.created_at') }
    case 'UPDATED_AT':
      return { text: msOf('p.updated_at') }
  }
}

function keyOfAttribute(attribute: Attribute | undefined, values: StatementValues): KeyExpression {
  return attribute?.inputType === 'NUMERIC'
    ? { text: firstValue('av.number', attribute, values) }
    : { text: firstValue('av.name', attribute, values), isText: true }
}

/** The product's own first value of the attribute. */
function firstValue(shown: string, attribute: Attribute | undefined, values: StatementValues): string {
  return `(SELECT ${shown} FROM product_attribute_values pv JOIN attribute_values av ON av.id = pv.attribute_value_id
    WHERE pv.product_id = p.id AND av.attribute_id = ${values.add(attribute?.id ?? 0, 'int')}
    ORDER BY pv.position, pv.attribute_value_id LIMIT 1)`
}

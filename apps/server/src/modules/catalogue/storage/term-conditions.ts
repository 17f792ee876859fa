import type { Catalogue, Category, Channel } from '../rules/catalogue.ts'
import type { Span, Term } from '../rules/product-term.ts'
import { inStockCondition, isSoldEverywhere, type UnitsExpression } from './in-stock-condition.ts'
import { possibleIds, possibleTexts, type StatementValues } from './statement-values.ts'

export type ConditionContext = {
  catalogue: Catalogue
  channel: Channel
  nowMs: number
  values: StatementValues
  units?: UnitsExpression
}

/** The terms as a condition on the product `p` and its listing `l`; undefined when one of them has none. */
export function conditionOf(terms: readonly Term[], context: ConditionContext): string | undefined {
  const parts: string[] = []
  for (const term of terms) {
    const part = partOf(term, context)
    if (part === undefined) return undefined
    parts.push(part)
  }
  return parts.length > 0 ? parts.join(' AND ') : 'true'
}

function partOf(term: Term, context: ConditionContext): string | undefined {
  const { catalogue, values } = context
  switch (term.is) {
    case 'nothing':
      return 'false'
    case 'any':
      return anyOf(term.of, context)
    case 'categories':
      return `p.category_id = ANY (${values.add(categoriesBelow(term.ids, catalogue), 'int[]')})`
    case 'collections':
      return `EXISTS (SELECT FROM collection_products cp WHERE cp.product_id = p.id AND cp.collection_id = ANY (${values.add(possibleIds(term.ids), 'int[]')}))`
    case 'categorised':
      return `p.category_id IS ${term.yes ? 'NOT NULL' : 'NULL'}`
    case 'soldIn':
      return `(${isSoldEverywhere} OR EXISTS (SELECT FROM product_states s WHERE s.product_id = p.id AND s.state_id = ANY (${values.add(possibleIds([term.stateId]), 'int[]')})))`
    case 'ids':
      return `p.id = ANY (${values.add(possibleIds(term.ids), 'int[]')})`
    case 'slugs':
      return `p.slug = ANY (${values.add(possibleTexts(term.slugs), 'text[]')})`
    case 'names':
      return `p.name = ANY (${values.add(possibleTexts(term.names), 'text[]')})`
    case 'types':
      return `p.product_type_id = ANY (${values.add(possibleIds(term.ids), 'int[]')})`
    case 'values': {
      const has = hasValue(`= ANY (${values.add(valuesOf(term, catalogue), 'int[]')})`)
      return namesPlaces(term) ? `(${has} OR ${isSoldEverywhere})` : has
    }
    case 'suits':
      return suitingCondition(term, context)
    case 'numbers':
      return numberCondition(term, context)
    case 'truth':
      return truthCondition(term, context)
    case 'metadata':
      return metadataCondition(term, values)
    case 'inStock':
      return stockCondition(term, context)
    default:
      return priceOrDate(term, context)
  }
}

function priceOrDate(term: Term, { channel, nowMs, values }: ConditionContext): string | undefined {
  switch (term.is) {
    case 'price': {
      const range = within('vl.price_baisa::float8 / 1000', term.range, values)
      return `EXISTS (SELECT FROM ${pricesIn(channel, values)} AND ${range})`
    }
    case 'lowestPayable':
      return within(`${lowestPayableIn(channel, values)}::float8 / 1000`, term.range, values)
    case 'forSale':
      return `coalesce(${isReached('l.available_for_purchase_at', nowMs, values)}, false) = ${term.yes}`
    case 'publishedBy':
      return within(msOf('l.published_at'), { lte: term.ms }, values)
    case 'forSaleBy':
      return within(msOf('l.available_for_purchase_at'), { lte: term.ms }, values)
    case 'updated':
      return within(msOf('p.updated_at'), term.range, values)
    default:
      // How many units there are in some warehouses is counted in memory alone.
      return undefined
  }
}

/** Whole milliseconds, as dates have them in memory. */
export const msOf = (column: string) => `floor(extract(epoch FROM ${column}) * 1000)::float8`

export function isReached(column: string, nowMs: number, values: StatementValues): string {
  return `${column} < ${values.add(new Date(nowMs + 1), 'timestamptz')}`
}

/** Variants of the product with their prices in the channel, ready for a further condition. */
export function pricesIn({ id }: Channel, values: StatementValues): string {
  return `product_variants v JOIN variant_channel_listings vl ON vl.variant_id = v.id
    WHERE v.product_id = p.id AND vl.channel_id = ${values.add(id, 'int')}`
}

export function lowestPayableIn(channel: Channel, values: StatementValues): string {
  return `(SELECT min(vl.discounted_price_baisa) FROM ${pricesIn(channel, values)})`
}

/** Like a list in memory, one that does not know the stock finds nothing. */
function stockCondition(
  { stateId, yes }: Extract<Term, { is: 'inStock' }>,
  { units, values }: ConditionContext,
): string {
  if (!units) return 'false'
  const place = stateId === null ? undefined : values.add(stateId, 'int')
  return `(${inStockCondition(units, place)}) = ${yes}`
}

function anyOf(of: readonly (readonly Term[])[], context: ConditionContext): string | undefined {
  const parts = of.map((terms) => conditionOf(terms, context))
  if (parts.includes(undefined)) return undefined
  return parts.length > 0 ? `(${parts.map((part) => `(${part})`).join(' OR ')})` : 'false'
}

function categoriesBelow(ids: readonly number[], { categoriesById }: Catalogue): number[] {
  const found = new Set<number>()
  const visit = (category: Category) => {
    found.add(category.id)
    for (const child of category.children) visit(child)
  }
  for (const id of ids) {
    const category = categoriesById.get(id)
    if (category) visit(category)
  }
  return [...found]
}

function valuesOf(term: Extract<Term, { is: 'values' }>, { attributesBySlug }: Catalogue): number[] {
  const slugs = term.slugs && new Set(term.slugs)
  const names = term.names && new Set(term.names)
  const choices = attributesBySlug.get(term.attribute)?.choices ?? []
  return choices
    .filter(({ slug, name }) => (!slugs || slugs.has(slug)) && (!names || names.has(name)))
    .map(({ id }) => id)
}

/** As in memory: a product that names no place is sold in all that a filter names. */
function namesPlaces({ attribute, slugs, names }: Extract<Term, { is: 'values' }>): boolean {
  return attribute === 'state' && Boolean(slugs ?? names)
}

/** The product or one of its variants has such a value. */
function hasValue(valueIs: string): string {
  return `p.id IN (SELECT pv.product_id FROM product_attribute_values pv WHERE pv.attribute_value_id ${valueIs}
    UNION ALL SELECT v.product_id FROM variant_attribute_values vv JOIN product_variants v ON v.id = vv.variant_id
      WHERE vv.attribute_value_id ${valueIs})`
}

function suitingCondition(
  { needs }: Extract<Term, { is: 'suits' }>,
  { catalogue, values }: ConditionContext,
): string {
  const parts = needs.flatMap(({ attribute, slugs }) => {
    const choices = catalogue.attributesBySlug.get(attribute)?.choices.map(({ id }) => id) ?? []
    if (choices.length === 0) return []
    const wanted = valuesOf({ is: 'values', attribute, slugs }, catalogue)
    const has = hasValue(`= ANY (${values.add(choices, 'int[]')})`)
    return [`(NOT (${has}) OR ${hasValue(`= ANY (${values.add(wanted, 'int[]')})`)})`]
  })
  return parts.length > 0 ? parts.join(' AND ') : 'true'
}

function numberCondition(
  { attribute, range }: Extract<Term, { is: 'numbers' }>,
  { catalogue, values }: ConditionContext,
): string {
  const known = catalogue.attributesBySlug.get(attribute)
  if (!known) return 'false'
  return hasValue(`IN (SELECT av.id FROM attribute_values av WHERE av.attribute_id = ${values.add(known.id, 'int')}
    AND av.number IS NOT NULL AND ${within('av.number', range, values)})`)
}

function truthCondition(
  { attribute, yes }: Extract<Term, { is: 'truth' }>,
  { catalogue, values }: ConditionContext,
): string {
  const known = catalogue.attributesBySlug.get(attribute)
  if (known?.inputType !== 'BOOLEAN') return 'false'
  return hasValue(`IN (SELECT av.id FROM attribute_values av WHERE av.attribute_id = ${values.add(known.id, 'int')}
    AND (av.slug ~ '(^|-)true$') = ${yes})`)
}

function metadataCondition(
  { key, value }: Extract<Term, { is: 'metadata' }>,
  values: StatementValues,
): string {
  if (possibleTexts([key, value ?? '']).length < 2) return 'false'
  const has = `p.metadata ? ${values.add(key, 'text')}`
  return value === null
    ? has
    : `${has} AND p.metadata ->> ${values.add(key, 'text')} = ${values.add(value, 'text')}`
}

function within(number: string, { gte, lte, oneOf }: Span, values: StatementValues): string {
  const parts = [`${number} IS NOT NULL`]
  if (gte != null) parts.push(`${number} >= ${values.add(gte, 'float8')}`)
  if (lte != null) parts.push(`${number} <= ${values.add(lte, 'float8')}`)
  if (oneOf) parts.push(`${number} = ANY (${values.add(oneOf, 'float8[]')})`)
  return `(${parts.join(' AND ')})`
}

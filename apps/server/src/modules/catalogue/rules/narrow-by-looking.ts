import { type Bits, emptyBits, intersect, keepKeys, narrowTo } from '@warsha/data-structures/key-set.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { Availability } from './availability.ts'
import { bundleText } from './bundle-text.ts'
import type { Catalogue, Channel, Product, Variant } from './catalogue.ts'
import type { NumberField, NumberIndexes } from './number-indexes.ts'
import { isDerivedKey, productMetadata } from './product-metadata.ts'
import { isWithin, type Span, type Term } from './product-term.ts'

type Looking = {
  catalogue: Catalogue
  channel: Channel
  numbers: NumberIndexes
  availability: Availability | undefined
}

/** Narrows by a term for which no set is kept: by sorted numbers where it is a range, else by looking at what is left. */
export function narrowByLooking(bits: Bits, term: Term, context: Looking): void {
  if ('attribute' in term) {
    const attribute = context.catalogue.attributesBySlug.get(term.attribute)
    if (attribute) narrowTo(bits, attribute.products)
    else bits.fill(0)
  }
  const asked = rangeOf(term, context)
  if (asked) narrowToRange(bits, asked, context)
  else keepWhere(bits, context.catalogue, predicateOf(term, context))
}

/** The numbers that a term is answered from, if it is one of a range. */
export function numbersFor(
  term: Term,
  context: Pick<Looking, 'catalogue' | 'channel'>,
): NumberField | undefined {
  return rangeOf(term, context)?.field
}

type AskedRange = { field: NumberField; range: Span }

function rangeOf(
  term: Term,
  { catalogue, channel }: Pick<Looking, 'catalogue' | 'channel'>,
): AskedRange | undefined {
  switch (term.is) {
    case 'price':
    case 'lowestPayable':
      return { field: { of: term.is, channel }, range: term.range }
    case 'updated':
      return { field: { of: 'updated' }, range: term.range }
    case 'publishedBy':
      return { field: { of: 'published', channel }, range: { lte: term.ms } }
    case 'forSaleBy':
      return { field: { of: 'available', channel }, range: { lte: term.ms } }
    case 'numbers': {
      const attribute = catalogue.attributesBySlug.get(term.attribute)
      return attribute && { field: { of: 'attribute', attribute }, range: term.range }
    }
    default:
      return undefined
  }
}

/** What is told as metadata counts as such, whether it was written there or is derived from the product. */
function metadataWith(
  key: string,
  product: Product,
  { catalogue, channel }: Pick<Looking, 'catalogue' | 'channel'>,
): Metadata {
  if (Object.hasOwn(product.metadata, key) || !isDerivedKey(key)) return product.metadata
  return productMetadata(product, channel, (bundle) => bundleText(catalogue, bundle))
}

function predicateOf(
  term: Term,
  { availability, catalogue, channel }: Looking,
): (product: Product) => boolean {
  switch (term.is) {
    case 'truth':
      return (product) => hasTruth(product, term.attribute, term.yes)
    case 'metadata':
      return (product) => {
        const metadata = metadataWith(term.key, product, { catalogue, channel })
        return Object.hasOwn(metadata, term.key) && metadata[term.key] === (term.value ?? metadata[term.key])
      }
    case 'stock':
      return ({ variants }) =>
        availability !== undefined &&
        variants.some((variant) => isWithin(unitsOf(availability, variant, term.warehouseIds), term.range))
    default:
      return () => false
  }
}

function narrowToRange(
  bits: Bits,
  { field, range }: AskedRange,
  { numbers }: Pick<Looking, 'numbers'>,
): void {
  const index = numbers.get(field)
  if (!range.oneOf) {
    index.keepWithin(bits, range.gte ?? Number.NEGATIVE_INFINITY, range.lte ?? Number.POSITIVE_INFINITY)
    return
  }
  const within = emptyBits(bits.length * 32)
  for (const number of range.oneOf) {
    if (!isWithin(number, range)) continue
    const { start, end } = index.range(number, number)
    index.addEntries(within, start, end)
  }
  intersect(bits, within)
}

function keepWhere(bits: Bits, { slots }: Catalogue, holds: (product: Product) => boolean): void {
  keepKeys(bits, (slot) => {
    const product = slots[slot]
    return product !== undefined && holds(product)
  })
}

function unitsOf(availability: Availability, variant: Variant, ids: readonly number[] | null): number {
  return ids ? availability.freeUnitsIn(variant, ids) : availability.freeUnits(variant, null)
}

function hasTruth(product: Product, attributeSlug: string, yes: boolean): boolean {
  return [product, ...product.variants].some(({ assignments }) =>
    assignments.some(
      ({ attribute, values }) =>
        attribute.slug === attributeSlug && values.some((value) => value.boolean === yes),
    ),
  )
}

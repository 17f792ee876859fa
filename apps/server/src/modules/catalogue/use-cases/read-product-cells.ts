import { isDeepStrictEqual } from 'node:util'
import type { CellProblemCode } from '@warsha/contract/console/imports/sheets.constants.ts'
import { type CellReader, decimalOf } from '#commands/sheets/read-cells.ts'
import { sanitiseRichText } from '#kernel/markup/sanitise-rich-text.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import {
  type EditedProduct,
  type EditedProductFields,
  type EditedVariant,
  type InLanguages,
  type OfferedWay,
  productLanguages,
} from '../rules/edited-product.ts'
import { readRichText } from '../rules/rich-text-cell.ts'
import type { SkuOwner } from '../storage/product-sheet-queries.ts'
import { lineColumns, type ReferenceIndex } from './product-cells.ts'

/** What a product is after its rows, beside its variants. */
export type ReadProduct = Omit<EditedProductFields, 'variants' | 'attributeTexts' | 'attributeFiles'> &
  Pick<EditedProduct, 'slug' | 'kind' | 'productTypeId'>

const empty = { en: '', ar: '', hi: '' }

/** A new product before its cells are read, as `createProduct` makes it. */
const unwritten: Omit<ReadProduct, 'slug'> = {
  kind: 'goods',
  productTypeId: 0,
  categoryId: 0,
  name: empty,
  description: { en: null, ar: null, hi: null },
  tag: empty,
  freeGift: empty,
  seoTitle: empty,
  seoDescription: empty,
  salesRank: 1_000_000,
  taxBasisPoints: 500,
  stateIds: [],
  ways: [],
  valueIds: [],
  numbers: [],
  parts: [],
}

/** Fields of a new product that differ from how it is made. */
export function writtenFields(product: object): ReadonlySet<string> {
  const made: Record<string, unknown> = { ...unwritten, variants: [] }
  const names = Object.entries(product).flatMap(([name, value]) =>
    isDeepStrictEqual(value, made[name]) ? [] : [name],
  )
  // The category is made with it.
  return new Set(names.filter((name) => name !== 'categoryId'))
}

type Known = {
  current: EditedProduct | undefined
  references: ReferenceIndex
  skuOwners: ReadonlyMap<string, SkuOwner>
}

/** Reads what the file says about a product; its reader has the problems. */
export function readProduct(reader: CellReader, slug: string, known: Known): ReadProduct {
  const { current, references } = known
  const was: ReadProduct = current ?? { ...unwritten, slug }
  const field = <Value>(column: string, read: () => Value | undefined, before: Value): Value =>
    reader.has(column) && (current || !reader.isEmpty(column)) ? (read() ?? before) : before
  const kind = field<EditedProduct['kind']>(
    'kind',
    () => reader.choice('kind', ['goods', 'service', 'bundle']),
    was.kind,
  )
  const productTypeId = field('type', () => idIn(reader, 'type', references.types.idOf), was.productTypeId)
  if (current) {
    if (kind !== current.kind) reader.fail('kind', 'fixed')
    if (productTypeId !== current.productTypeId) reader.fail('type', 'fixed')
  } else requireNew(reader)
  const basisPoints = () => {
    const percent = reader.decimal('tax_percent', { min: 0, max: 100, decimals: 2 })
    return percent === undefined ? undefined : Math.round(percent * 100)
  }
  const lines = readLines(reader, was)
  if (current && reader.has('name_en') && !lines.name.en) reader.fail('name_en', 'required')
  return {
    slug,
    kind,
    productTypeId,
    ...lines,
    description: readDescription(reader, was.description),
    categoryId: field('category', () => idIn(reader, 'category', references.categories.idOf), was.categoryId),
    salesRank: field(
      'sales_rank',
      () => reader.integer('sales_rank', { min: 1, max: 999_999_999 }),
      was.salesRank,
    ),
    taxBasisPoints: field('tax_percent', basisPoints, was.taxBasisPoints),
    stateIds: field('sold_in', () => readStates(reader, references), was.stateIds),
    ways: field('ways', () => readWays(reader), was.ways),
    ...field<ReadAttributes>('attributes', () => readAttributes(reader, 'attributes', references), {
      valueIds: was.valueIds,
      numbers: was.numbers,
    }),
    parts: field('parts', () => readParts(reader, kind, known), was.parts),
  }
}

function requireNew(reader: CellReader): void {
  for (const column of ['kind', 'type', 'category', 'name_en'])
    if (!reader.has(column) || reader.isEmpty(column)) reader.fail(column, 'required')
}

function idIn(reader: CellReader, column: string, idOf: ReadonlyMap<string, number>): number | undefined {
  const slug = reader.textOf(column)
  if (slug === '') return reader.fail(column, 'required')
  return idOf.get(slug) ?? reader.fail(column, 'unknown')
}

function readLines(reader: CellReader, was: ReadProduct) {
  const read = (field: keyof typeof lineColumns) => {
    const { column, max } = lineColumns[field]
    return readTexts(reader, column, max, was[field])
  }
  return {
    name: read('name'),
    tag: read('tag'),
    freeGift: read('freeGift'),
    seoTitle: read('seoTitle'),
    seoDescription: read('seoDescription'),
  }
}

function readTexts(reader: CellReader, column: string, max: number, was: InLanguages<string>) {
  const texts: Record<keyof InLanguages<string>, string> = { ...was }
  for (const language of productLanguages) {
    const name = `${column}_${language}`
    if (reader.has(name)) texts[language] = reader.text(name, max) ?? ''
  }
  return texts
}

const maxDescription = 50_000

function readDescription(reader: CellReader, was: EditedProductFields['description']) {
  const texts = { ...was }
  for (const language of productLanguages) {
    const column = `description_${language}`
    if (!reader.has(column)) continue
    const text = readRichText(reader.text(column, maxDescription) ?? '')
    if (text === undefined) reader.fail(column, 'form')
    else texts[language] = sanitiseRichText(text)
  }
  return texts
}

function readStates(reader: CellReader, { states }: ReferenceIndex): number[] {
  const ids = reader.list('sold_in').map((slug) => states.idOf.get(slug))
  if (ids.includes(undefined)) reader.fail('sold_in', 'unknown')
  return sortedIds(ids)
}

const offeredWays: readonly OfferedWay[] = (['delivery', 'service'] as const).flatMap((serviceType) =>
  (['center', 'home'] as const).map((venue) => ({ serviceType, venue })),
)

function readWays(reader: CellReader): OfferedWay[] {
  const asked = reader.list('ways').map((entry) => entry.replaceAll(' ', ''))
  const named = offeredWays.filter(({ serviceType, venue }) => asked.includes(`${serviceType}=${venue}`))
  if (named.length < new Set(asked).size) reader.fail('ways', 'choice')
  return named
}

type ReadAttributes = Pick<EditedProductFields, 'valueIds' | 'numbers'>

/** Pairs of an attribute and its value, both by slug; of a numeric attribute the number. */
function readAttributes(reader: CellReader, column: string, { attributes }: ReferenceIndex): ReadAttributes {
  const valueIds: number[] = []
  const numbers: { attributeId: number; number: number }[] = []
  const named = new Set<string>()
  const fail = (code: CellProblemCode) => void reader.fail(column, code)
  for (const [slug, text] of pairsOf(reader, column)) {
    const attribute = attributes.get(slug)
    if (!attribute) fail('unknown')
    else if (attribute.input !== 'several' && named.has(slug)) fail('repeated')
    else if (attribute.input === 'number') {
      const number = decimalOf(text, { min: -1e9, max: 1e9, decimals: 6 })
      if (number === undefined || column !== 'attributes') fail('number')
      else numbers.push({ attributeId: attribute.id, number })
    } else {
      const id = attribute.values.find((value) => value.slug === text)?.id
      if (id === undefined) fail('unknown')
      else valueIds.push(id)
    }
    named.add(slug)
  }
  return {
    valueIds: sortedIds(valueIds),
    numbers: numbers.toSorted((one, other) => one.attributeId - other.attributeId),
  }
}

/** Article numbers of what a bundle is made of, with quantities. */
function readParts(reader: CellReader, kind: EditedProduct['kind'], { skuOwners }: Known) {
  const parts = pairsOf(reader, 'parts').map(([sku, text]) => {
    const owner = skuOwners.get(sku)
    if (!owner || (owner.kind !== 'goods' && owner.kind !== 'service')) reader.fail('parts', 'unknown')
    const quantity = decimalOf(text, { min: 1, max: 1000, decimals: 0 })
    if (quantity === undefined) reader.fail('parts', 'number')
    return { variantId: owner?.variantId ?? 0, quantity: quantity ?? 1 }
  })
  if (parts.length > 0 && kind !== 'bundle') reader.fail('parts', 'impossible')
  if (new Set(parts.map(({ variantId }) => variantId)).size < parts.length) reader.fail('parts', 'repeated')
  return parts
}

/** The article numbers that a cell of parts names. */
export function partSkus(cell: string | undefined): string[] {
  return (cell ?? '').split('|').map((entry) => entry.split('=')[0]?.trim() ?? '')
}

function pairsOf(reader: CellReader, column: string): [string, string][] {
  return reader.list(column).map((entry) => {
    const at = entry.indexOf('=')
    return at < 0 ? [entry, ''] : [entry.slice(0, at).trim(), entry.slice(at + 1).trim()]
  })
}

const isSku = /^[\w./-]{1,60}$/

/** Reads what the file says about a variant, new or known. */
export function readVariant(
  reader: CellReader,
  typedSku: string,
  { current, references }: { current: EditedVariant | undefined; references: ReferenceIndex },
): EditedVariant {
  const sku = current?.sku ?? sanitiseText(typedSku)
  if (!current && !isSku.test(sku)) reader.fail('sku', 'form')
  const was = current ?? { id: null, sku, name: empty, trackInventory: true, valueIds: [] }
  const isCounted =
    reader.has('is_counted') && (current || !reader.isEmpty('is_counted'))
      ? reader.flag('is_counted')
      : undefined
  return {
    ...was,
    name: readTexts(reader, 'variant_name', 200, was.name),
    trackInventory: isCounted ?? was.trackInventory,
    valueIds: reader.has('variant_attributes')
      ? readAttributes(reader, 'variant_attributes', references).valueIds
      : was.valueIds,
  }
}

function sortedIds(ids: readonly (number | undefined)[]): number[] {
  return [...new Set(ids.flatMap((id) => id ?? []))].toSorted((one, other) => one - other)
}

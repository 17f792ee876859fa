import type { Cells, SheetColumn } from '#commands/sheets/define-sheet.ts'
import { flagCell, listCell } from '#commands/sheets/read-cells.ts'
import {
  type EditedProduct,
  type EditedVariant,
  type InLanguages,
  productLanguages,
} from '../rules/edited-product.ts'
import { richTextCell } from '../rules/rich-text-cell.ts'
import type { ProductReferences, SheetAttribute } from '../storage/product-sheet-queries.ts'

/** Lines of text of a product by the columns they have in a file, with their longest length. */
export const lineColumns = {
  name: { column: 'name', max: 200 },
  tag: { column: 'tag', max: 40 },
  freeGift: { column: 'free_gift', max: 300 },
  seoTitle: { column: 'seo_title', max: 300 },
  seoDescription: { column: 'seo_description', max: 500 },
} as const

const inLanguages = (column: string) =>
  productLanguages.map((language) => ({ name: `${column}_${language}` }))

/** Columns about the product: each of its rows has them. */
export const productColumns: readonly SheetColumn[] = [
  { name: 'kind' },
  { name: 'type' },
  { name: 'category' },
  ...inLanguages('name'),
  ...inLanguages('description'),
  ...inLanguages('tag'),
  ...inLanguages('free_gift'),
  ...inLanguages('seo_title'),
  ...inLanguages('seo_description'),
  { name: 'sales_rank' },
  { name: 'tax_percent' },
  { name: 'sold_in' },
  { name: 'ways' },
  { name: 'attributes' },
  { name: 'parts' },
]

export const variantColumns: readonly SheetColumn[] = [
  ...inLanguages('variant_name'),
  { name: 'is_counted' },
  { name: 'variant_attributes' },
]

/** What cells name by slugs and the shop by ids. */
export type SheetReferences = ProductReferences & { states: readonly { id: number; slug: string }[] }

export type ReferenceIndex = {
  categories: SlugIndex
  types: SlugIndex
  states: SlugIndex
  attributes: ReadonlyMap<string, SheetAttribute>
  /** The attribute of a value, with both slugs. */
  values: ReadonlyMap<number, { attribute: SheetAttribute; slug: string; place: number }>
}

type SlugIndex = { idOf: ReadonlyMap<string, number>; slugOf: ReadonlyMap<number, string> }

export function indexReferences(references: SheetReferences): ReferenceIndex {
  let place = 0
  return {
    categories: indexSlugs(references.categories),
    types: indexSlugs(references.types),
    states: indexSlugs(references.states),
    attributes: new Map(references.attributes.map((attribute) => [attribute.slug, attribute])),
    values: new Map(
      references.attributes.flatMap((attribute) =>
        attribute.values.map(({ id, slug }) => [id, { attribute, slug, place: place++ }]),
      ),
    ),
  }
}

function indexSlugs(rows: readonly { id: number; slug: string }[]): SlugIndex {
  return {
    idOf: new Map(rows.map(({ id, slug }) => [slug, id])),
    slugOf: new Map(rows.map(({ id, slug }) => [id, slug])),
  }
}

/** The rows of a product: one for every variant, or one without. */
export function rowsOfProduct(product: EditedProduct, references: ReferenceIndex): Cells[] {
  const cells = productCells(product, references)
  if (product.variants.length === 0) return [{ ...cells, ...noVariant }]
  return product.variants.map((variant) => ({ ...cells, ...variantCells(variant, references) }))
}

const noVariant: Cells = { sku: '', ...Object.fromEntries(variantColumns.map(({ name }) => [name, ''])) }

export function productCells(product: EditedProduct, references: ReferenceIndex): Cells {
  const lines = Object.entries(lineColumns).map(([field, { column }]) =>
    cellsIn(column, product[field as keyof typeof lineColumns]),
  )
  const { description } = product
  return {
    product: product.slug,
    kind: product.kind,
    type: references.types.slugOf.get(product.productTypeId) ?? '',
    category: references.categories.slugOf.get(product.categoryId) ?? '',
    ...Object.assign({}, ...lines),
    ...cellsIn('description', {
      en: richTextCell(description.en),
      ar: richTextCell(description.ar),
      hi: richTextCell(description.hi),
    }),
    sales_rank: String(product.salesRank),
    tax_percent: String(product.taxBasisPoints / 100),
    sold_in: listCell(product.stateIds.map((id) => references.states.slugOf.get(id) ?? '')),
    ways: listCell(product.ways.map(({ serviceType, venue }) => `${serviceType}=${venue}`)),
    attributes: attributesCell(product, references),
    parts: listCell(
      product.parts.map(
        ({ variantId, quantity }) =>
          `${product.partNames.find((part) => part.variantId === variantId)?.sku ?? ''}=${quantity}`,
      ),
    ),
  }
}

export function variantCells(
  { sku, name, trackInventory, valueIds }: EditedVariant,
  references: ReferenceIndex,
): Cells {
  return {
    sku,
    ...cellsIn('variant_name', name),
    is_counted: flagCell(trackInventory),
    variant_attributes: attributesCell({ valueIds, numbers: [] }, references),
  }
}

function attributesCell(
  { valueIds, numbers }: Pick<EditedProduct, 'valueIds' | 'numbers'>,
  { values, attributes }: ReferenceIndex,
): string {
  const chosen = valueIds
    .flatMap((id) => values.get(id) ?? [])
    .toSorted((one, other) => one.place - other.place)
    .map(({ attribute, slug }) => `${attribute.slug}=${slug}`)
  const typed = [...attributes.values()].flatMap(({ id, slug }) =>
    numbers.filter(({ attributeId }) => attributeId === id).map(({ number }) => `${slug}=${number}`),
  )
  return listCell([...chosen, ...typed])
}

function cellsIn(column: string, texts: InLanguages<string>): Cells {
  return Object.fromEntries(productLanguages.map((language) => [`${column}_${language}`, texts[language]]))
}

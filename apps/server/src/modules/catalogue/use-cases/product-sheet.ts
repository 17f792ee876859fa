import { isDeepStrictEqual } from 'node:util'
import {
  type CellProblem,
  type Cells,
  defineSheet,
  type PlannedChange,
  type PlannedRow,
} from '#commands/sheets/define-sheet.ts'
import { cellReader } from '#commands/sheets/read-cells.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { readStateSlugs } from '#modules/locations/index.ts'
import type { EditedProduct, EditedVariant } from '../rules/edited-product.ts'
import { findEditedProducts } from '../storage/edited-product-queries.ts'
import {
  findProductsBySlug,
  findSkuOwners,
  readProductIds,
  readProductReferences,
  type SkuOwner,
} from '../storage/product-sheet-queries.ts'
import { loggedProduct } from './changed-product.ts'
import {
  indexReferences,
  productCells,
  productColumns,
  type ReferenceIndex,
  rowsOfProduct,
  variantCells,
  variantColumns,
} from './product-cells.ts'
import { partSkus, type ReadProduct, readProduct, readVariant, writtenFields } from './read-product-cells.ts'
import { type ProductWrite, writeProducts } from './write-products.ts'

/** As many as the page of a product shows. */
const maxVariants = 100
/** Rows of an average product. */
const rowsPerProduct = 2

/**
 * Products with their variants as a file: a row for every variant, each with the cells of its product. What the file does not
 * name stays; a variant is removed on the page of its product, where the reasons against it are told.
 */
export const productSheet = defineSheet<ProductWrite>({
  kind: 'products',
  group: ['product'],
  columns: [
    { name: 'product', isKey: true },
    { name: 'sku', isKey: true, isUnique: true },
    ...productColumns,
    ...variantColumns,
  ],

  async read(executor, _scope, { after, limit: rows }) {
    const limit = Math.ceil(rows / rowsPerProduct)
    const ids = await readProductIds(executor, { afterId: Number(after ?? 0), limit })
    const references = await readReferences(executor)
    const products = await findEditedProducts(executor, ids.slice(0, limit))
    return {
      rows: products.flatMap((product) => rowsOfProduct(product, references)),
      after: ids.length > limit ? String(ids[limit - 1]) : undefined,
    }
  },

  async plan(executor, rows, { isLocking }) {
    const slugs = new Set(rows.map((cells) => textOf(cells.product)))
    const keys = await findProductsBySlug(executor, [...slugs], { isLocking })
    const products = await findEditedProducts(
      executor,
      keys.map(({ id }) => id),
    )
    const known: Known = {
      products: new Map(products.map((product) => [product.slug, product])),
      fees: new Set(keys.flatMap(({ slug, kind }) => (kind === 'fee' ? [slug] : []))),
      references: await readReferences(executor),
      skuOwners: await findSkuOwners(
        executor,
        rows.flatMap((cells) => [textOf(cells.sku), ...partSkus(cells.parts)]),
      ),
    }
    const planned: PlannedRow<ProductWrite>[] = rows.map(() => ({ kind: 'joined' }))
    const places = Map.groupBy(rows.keys(), (at) => textOf(rows[at]?.product))
    for (const [slug, at] of places) {
      const group = planGroup(
        slug,
        at.map((place) => rows[place] ?? {}),
        known,
      )
      for (const [index, place] of at.entries()) planned[place] = group[index] ?? { kind: 'same' }
    }
    return planned
  },

  write: writeProducts,
})

type Known = {
  products: ReadonlyMap<string, EditedProduct>
  /** Slugs of fees, which are no products to operators. */
  fees: ReadonlySet<string>
  references: ReferenceIndex
  skuOwners: ReadonlyMap<string, SkuOwner>
}

/** What the rows of one product do: the first of them has the change. */
function planGroup(slug: string, rows: readonly Cells[], known: Known): PlannedRow<ProductWrite>[] {
  const { references } = known
  const current = known.products.get(slug)
  const currentCells = current && productCells(current, references)
  const [first = {}] = rows
  const reader = cellReader(first, currentCells)
  if (!current) {
    reader.slug('product')
    if (known.fees.has(slug)) reader.fail('product', 'taken')
  }
  const read = readProduct(reader, slug, { ...known, current })
  const variants = rows.map((cells) => planVariant(cells, current, known))
  const problems = rows.map((cells, at) => [
    ...(at === 0 ? reader.problems : disagreements(first, cells)),
    ...(variants[at]?.problems ?? []),
  ])
  const all = withVariants(
    current?.variants ?? [],
    variants.flatMap(({ variant }) => variant ?? []),
  )
  if (all.length > maxVariants) problems[0]?.push({ column: 'sku', code: 'too-large' })
  if (problems.some((found) => found.length > 0))
    return problems.map((found) =>
      found.length > 0 ? { kind: 'problems', problems: found } : { kind: 'joined' },
    )
  const change = changeOf({ current, read, variants: all }, references)
  return rows.map((_, at) =>
    change ? (at === 0 ? { kind: 'change', changes: [change] } : { kind: 'joined' }) : { kind: 'same' },
  )
}

/** Cells of the product that say something else than those of its first row; an empty one says nothing. */
function disagreements(first: Cells, cells: Cells): CellProblem[] {
  return productColumns.flatMap(({ name }) => {
    const text = textOf(cells[name])
    return text === '' || text === textOf(first[name]) ? [] : [{ column: name, code: 'disagrees' }]
  })
}

function planVariant(cells: Cells, product: EditedProduct | undefined, known: Known) {
  const sku = textOf(cells.sku)
  const current = product?.variants.find((variant) => variant.sku === sku)
  const reader = cellReader(cells, current && variantCells(current, known.references))
  if (sku === '') {
    for (const { name } of variantColumns) if (!reader.isEmpty(name)) reader.fail('sku', 'required')
    return { variant: undefined, problems: reader.problems.slice(0, 1) }
  }
  const owner = known.skuOwners.get(sku)
  if (owner && owner.productId !== product?.id) reader.fail('sku', 'taken')
  const variant = readVariant(reader, sku, { current, references: known.references })
  return { variant, problems: reader.problems }
}

/** New variants follow those that a product has. */
function withVariants(
  before: readonly EditedVariant[],
  given: readonly EditedVariant[],
): readonly EditedVariant[] {
  const byId = new Map(given.map((variant) => [variant.id, variant]))
  return [
    ...before.map((variant) => byId.get(variant.id) ?? variant),
    ...given.filter(({ id }) => id === null),
  ]
}

type Planned = {
  current: EditedProduct | undefined
  read: ReadProduct
  variants: readonly EditedVariant[]
}

function changeOf(
  { current, read, variants }: Planned,
  references: ReferenceIndex,
): PlannedChange<ProductWrite> | undefined {
  const after = { ...read, variants }
  if (!current)
    return {
      subject: { kind: 'product', id: read.slug },
      before: {},
      after: { ...after },
      isNew: true,
      undo: [],
      write: { before: undefined, after, changed: writtenFields(after) },
    }
  const fields = Object.entries(after).filter(
    ([name, value]) => !isDeepStrictEqual(value, current[name as keyof EditedProduct]),
  )
  if (fields.length === 0) return undefined
  const changed: EditedProduct = { ...current, ...Object.fromEntries(fields) }
  return {
    subject: { kind: 'product', id: current.id },
    before: loggedProduct(current),
    after: loggedProduct(changed),
    isNew: false,
    undo: rowsOfProduct(current, references),
    write: { before: current, after, changed: new Set(fields.map(([name]) => name)) },
  }
}

async function readReferences(executor: Executor): Promise<ReferenceIndex> {
  return indexReferences({
    ...(await readProductReferences(executor)),
    states: await readStateSlugs(executor),
  })
}

function textOf(cell: string | undefined): string {
  return cell?.trim() ?? ''
}

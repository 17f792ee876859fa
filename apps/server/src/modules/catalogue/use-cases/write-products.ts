import type { PlannedChange } from '#commands/sheets/define-sheet.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { readStateSlugs } from '#modules/locations/index.ts'
import {
  type EditedProduct,
  type EditedProductFields,
  olderAfter,
  textNames,
} from '../rules/edited-product.ts'
import { takeRevisions } from '../storage/edited-product-queries.ts'
import { findSkuOwners, insertProducts } from '../storage/product-sheet-queries.ts'
import {
  replaceNumbers,
  replaceParts,
  replacePlaces,
  replacePlaceValues,
  replaceValues,
  replaceWays,
  writeFacts,
  writeTexts,
} from '../storage/write-product.ts'
import { lockSkus, writeVariants } from '../storage/write-variants.ts'
import { textsOf } from './edit-product.ts'
import type { ReadProduct } from './read-product-cells.ts'

/** A product to be made, or to be changed in the named fields. */
export type ProductWrite = {
  before: EditedProduct | undefined
  after: ReadProduct & Pick<EditedProductFields, 'variants'>
  changed: ReadonlySet<string>
}

type Writing = ProductWrite & { id: number }

const unwrittenTexts = {
  name: { en: '', ar: '', hi: '' },
  description: { en: null, ar: null, hi: null },
  tag: { en: '', ar: '', hi: '' },
  freeGift: { en: '', ar: '', hi: '' },
  seoTitle: { en: '', ar: '', hi: '' },
  seoDescription: { en: '', ar: '', hi: '' },
  older: { ar: [], hi: [] },
}

/** Writes products that were planned, with the statements of a single save; answers their ids. */
export async function writeProducts(
  tx: Transaction,
  changes: readonly PlannedChange<ProductWrite>[],
): Promise<readonly number[]> {
  const writings = await takeProducts(
    tx,
    changes.map(({ write }) => write),
  )
  const withChanged = (...fields: readonly string[]) =>
    writings.filter(({ changed }) => fields.some((field) => changed.has(field)))
  const rowsWith = <Row>(write: (writing: Writing) => Row, ...fields: readonly string[]) =>
    withChanged(...fields).map(write)
  const own = ({ id, after }: Writing) => ({ ...after, id })

  await each(
    rowsWith(
      ({ id, before, after }) => ({
        ...textsOf(after),
        id,
        older: olderAfter(before ?? unwrittenTexts, after),
      }),
      ...textNames,
    ),
    (rows) => writeTexts(tx, rows),
  )
  await each(rowsWith(own, 'categoryId', 'salesRank', 'taxBasisPoints'), (rows) => writeFacts(tx, rows))
  await each(
    rowsWith(({ id, after: { ways } }) => ({ id, ways }), 'ways'),
    (rows) => replaceWays(tx, rows),
  )
  await each(
    rowsWith(({ id, after: { valueIds } }) => ({ id, valueIds }), 'valueIds'),
    (rows) => replaceValues(tx, rows),
  )
  await each(
    rowsWith(({ id, after: { numbers } }) => ({ id, numbers }), 'numbers'),
    (rows) => replaceNumbers(tx, rows),
  )
  await each(
    rowsWith(({ id, after: { parts } }) => ({ id, parts }), 'parts'),
    (rows) => replaceParts(tx, rows),
  )
  await writePlaces(
    tx,
    rowsWith(({ id, after: { stateIds } }) => ({ id, stateIds }), 'stateIds'),
  )
  await writeAllVariants(tx, withChanged('variants'))
  return writings.map(({ id }) => id)
}

/** Makes new products and counts the changes of the others. Another operator who was faster is a fault: the job repeats. */
async function takeProducts(tx: Transaction, writes: readonly ProductWrite[]): Promise<Writing[]> {
  const made = writes.flatMap(({ before, after }) => (before ? [] : [after]))
  const ids = made.length > 0 ? await insertProducts(tx, made) : new Map<string, number>()
  if (ids.size < made.length) throw new Error('A product was made while its import ran')
  const edited = writes.flatMap(({ before }) => before ?? [])
  if ((await takeRevisions(tx, edited)) < edited.length)
    throw new Error('A product was changed while its import ran')
  return writes.map((write) => ({ ...write, id: write.before?.id ?? ids.get(write.after.slug) ?? 0 }))
}

async function writePlaces(
  tx: Transaction,
  products: readonly { id: number; stateIds: readonly number[] }[],
): Promise<void> {
  if (products.length === 0) return
  const slugOf = new Map((await readStateSlugs(tx)).map(({ id, slug }) => [id, slug]))
  await replacePlaces(tx, products)
  await replacePlaceValues(
    tx,
    products.map(({ id, stateIds }) => ({
      id,
      slugs: stateIds.flatMap((stateId) => slugOf.get(stateId) ?? []),
    })),
  )
}

async function writeAllVariants(tx: Transaction, writings: readonly Writing[]): Promise<void> {
  const written = writings.filter(({ after }) => after.variants.length > 0)
  if (written.length === 0) return
  await lockSkus(tx)
  const productOf = new Map(
    written.flatMap(({ id, after }) => after.variants.map(({ sku }) => [sku, id] as const)),
  )
  const owners = await findSkuOwners(tx, [...productOf.keys()])
  if ([...owners].some(([sku, { productId }]) => productId !== productOf.get(sku)))
    throw new Error('An article number was taken while its import ran')
  await writeVariants(
    tx,
    written.map(({ id, after: { variants } }) => ({ productId: id, variants })),
  )
}

async function each<Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  if (rows.length > 0) await write(rows)
}

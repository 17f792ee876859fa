import { type Cells, defineSheet, type PlannedRow } from '#commands/sheets/define-sheet.ts'
import { amountCell, amountOf, cellReader } from '#commands/sheets/read-cells.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { readChannelRows } from '#modules/channels/index.ts'
import { isDiscountValid, isJump, type PriceChange } from '../rules/price-change.ts'
import {
  findPricesOfVariants,
  findVariantsBySku,
  type PriceWrite,
  readSheetPrices,
  type SheetPrice,
  writePrices,
} from '../storage/price-sheet-queries.ts'
import { loggedOf } from './set-price.ts'

const maxPrice = 1_000_000_000

/** Prices as a file: a row for every variant in every channel. A discount is empty, a percentage or an amount. */
export const priceSheet = defineSheet<PriceWrite>({
  kind: 'prices',
  columns: [
    { name: 'sku', isKey: true },
    { name: 'channel', isKey: true },
    { name: 'price' },
    { name: 'discount' },
    { name: 'cost' },
    { name: 'product_en', isInformation: true },
    { name: 'product_ar', isInformation: true },
  ],

  async read(executor, _scope, { after, limit }) {
    const [variantId = 0, channelId = 0] = (after ?? '').split(':').map(Number)
    const slugs = await readSlugs(executor)
    const prices = await readSheetPrices(executor, { after: { variantId, channelId }, limit })
    const shown = prices.slice(0, limit)
    const last = shown.at(-1)
    return {
      rows: shown.map((price) => ({
        ...cellsOf(price, slugs),
        product_en: price.productNameEn,
        product_ar: price.productNameAr,
      })),
      after: prices.length > limit && last ? `${last.variantId}:${last.channelId}` : undefined,
    }
  },

  async plan(executor, rows, { isLocking }) {
    const slugs = await readSlugs(executor)
    const channelOf = new Map([...slugs].map(([id, slug]) => [slug, id]))
    const variants = await findVariantsBySku(
      executor,
      rows.map(({ sku }) => sku?.trim() ?? ''),
    )
    const stored = await findPricesOfVariants(executor, [...variants.values()], { isLocking })
    const priceOf = new Map(stored.map((price) => [`${price.variantId}:${price.channelId}`, price]))
    return rows.map((cells): PlannedRow<PriceWrite> => {
      const reader = cellReader(cells)
      const sku = reader.required('sku')
      const channel = reader.required('channel')
      const variantId = sku === undefined ? undefined : (variants.get(sku) ?? reader.fail('sku', 'unknown'))
      const channelId =
        channel === undefined ? undefined : (channelOf.get(channel) ?? reader.fail('channel', 'unknown'))
      const current = priceOf.get(`${variantId}:${channelId}`)
      const price = readPrice(reader, current)
      if (reader.problems.length > 0 || variantId === undefined || channelId === undefined || !price)
        return { kind: 'problems', problems: reader.problems }
      if (current && JSON.stringify(loggedOf(current)) === JSON.stringify(loggedOf(price)))
        return { kind: 'same' }
      return {
        kind: 'change',
        changes: [
          {
            subject: { kind: 'price', id: `${variantId}:${channel}` },
            before: current ? loggedOf(current) : {},
            after: loggedOf(price),
            isNew: !current,
            undo: current ? [cellsOf({ ...current, sku: sku ?? '' }, slugs)] : [],
            write: { ...price, variantId, channelId, revision: current?.revision ?? 0 },
          },
        ],
        warnings:
          current && isJump(current.priceBaisa, price.priceBaisa)
            ? [{ column: 'price', code: 'price-jump' }]
            : [],
      }
    })
  },

  async write(tx, changes) {
    const written = await writePrices(
      tx,
      changes.map(({ write }) => write),
    )
    if (written !== changes.length) throw new Error('A price was made while its import ran')
    return undefined
  },
})

/** The price after the row; undefined when a cell is wrong. */
function readPrice(
  reader: ReturnType<typeof cellReader>,
  current: PriceChange | undefined,
): PriceChange | undefined {
  const priceBaisa = reader.has('price') || !current ? reader.amount('price') : current.priceBaisa
  if (priceBaisa !== undefined && priceBaisa > maxPrice) reader.fail('price', 'too-large')
  const costBaisa = !reader.has('cost')
    ? (current?.costBaisa ?? null)
    : reader.isEmpty('cost')
      ? null
      : reader.amount('cost')
  const discount = reader.has('discount')
    ? discountOf(reader.textOf('discount'))
    : { discountKind: current?.discountKind ?? 'none', discountValue: current?.discountValue ?? 0 }
  if (!discount) reader.fail('discount', 'amount')
  if (priceBaisa === undefined || costBaisa === undefined || !discount) return undefined
  const price: PriceChange = { priceBaisa, costBaisa, ...discount }
  if (!isDiscountValid(price)) reader.fail('discount', 'discount')
  return price
}

function discountOf(text: string): Pick<PriceChange, 'discountKind' | 'discountValue'> | undefined {
  if (text === '') return { discountKind: 'none', discountValue: 0 }
  const [, percent] = /^(\d{1,3}) ?%$/.exec(text) ?? []
  if (percent !== undefined) return { discountKind: 'percent', discountValue: Number(percent) }
  const amount = amountOf(text)
  return amount === undefined ? undefined : { discountKind: 'fixed', discountValue: amount }
}

function cellsOf(
  { sku, channelId, priceBaisa, costBaisa, discountKind, discountValue }: Omit<SheetPrice, 'revision'>,
  slugs: ReadonlyMap<number, string>,
): Cells {
  return {
    sku,
    channel: slugs.get(channelId) ?? '',
    price: amountCell(priceBaisa),
    discount:
      discountKind === 'none'
        ? ''
        : discountKind === 'percent'
          ? `${discountValue}%`
          : amountCell(discountValue),
    cost: costBaisa === null ? '' : amountCell(costBaisa),
  }
}

async function readSlugs(executor: Executor): Promise<ReadonlyMap<number, string>> {
  return new Map((await readChannelRows(executor)).map(({ id, slug }) => [id, slug]))
}

import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, multiplyBaisa, noBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { OrderRow, SoldOrder } from '#modules/orders/index.ts'
import type { PaidPart } from '#modules/payments/index.ts'
import type { Booking, InvoiceAmount, InvoiceDocument, InvoiceLine, Name, Seller } from './invoice.ts'

export type AmountKind = 'price' | 'promo' | 'referral' | 'gift_card' | 'card' | 'wallet' | 'rounding'

export type Drafted = {
  order: Pick<SoldOrder, 'number' | 'createdAt' | 'discounts'>
  /** Its lines, each followed by its surcharges. */
  rows: readonly OrderRow[]
  seller: Seller
  paid: readonly PaidPart[]
  labelOf(kind: AmountKind): Name
}

/** Copies what an order was sold for. */
export function draftDocument({ order, rows, seller, paid, labelOf }: Drafted): InvoiceDocument {
  const lines = rows.map(toLine)
  const row = (kind: AmountKind, amountBaisa: Baisa, name?: Name | null): InvoiceAmount => ({
    kind,
    label: name ?? labelOf(kind),
    amountBaisa,
  })
  const byCode = order.discounts.map(({ kind, name, amountBaisa }) => row(kind, amountBaisa, name))
  const [giftCards, codes] = partition(byCode, ({ kind }) => kind === 'gift_card')
  const reduced = sumBaisa(rows.map(reducedPrice))
  const byMoney = paid.flatMap(({ source, amount, fee, paid: taken }) => [
    row(source === 'WALLET' ? 'wallet' : 'card', taken),
    row('rounding', subtractBaisa(sumBaisa([amount, fee]), taken)),
  ])
  return {
    orderNumber: order.number,
    orderedAt: order.createdAt.toISOString(),
    seller,
    lines,
    discounts: [row('price', reduced), ...codes].filter(isSomething),
    payments: [...giftCards, ...byMoney].filter(isSomething),
    feeBaisa: sumBaisa(paid.map(({ fee }) => fee)),
  }
}

/** By how much the price of a line was lower than usual, before any code. */
function reducedPrice({ undiscountedUnitBaisa, unitBaisa, quantity }: OrderRow): Baisa {
  return multiplyBaisa(subtractBaisa(undiscountedUnitBaisa, unitBaisa), quantity)
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

const isSomething = ({ amountBaisa }: InvoiceAmount) => amountBaisa !== noBaisa

function toLine(line: OrderRow): InvoiceLine {
  const { sku, quantity, undiscountedUnitBaisa, taxBasisPoints, taxBaisa, totalBaisa } = line
  return {
    name: nameOf(line),
    sku,
    quantity,
    unitBaisa: undiscountedUnitBaisa,
    discountBaisa: subtractBaisa(multiplyBaisa(undiscountedUnitBaisa, quantity), totalBaisa),
    taxPercent: taxBasisPoints / 100,
    taxBaisa,
    totalBaisa,
    booking: bookingOf(line.metadata),
  }
}

/** Most goods have one variant, which is called like them. */
function nameOf({ productName, variantName }: { productName: Name; variantName: Name }): Name {
  const join = (product: string, variant: string) =>
    variant && variant !== product ? `${product} – ${variant}` : product
  return { en: join(productName.en, variantName.en), ar: join(productName.ar, variantName.ar) }
}

/** The centre's name as the reader of an invoice knows it. */
export function centreIn({ centre }: Booking, locale: Locale): string {
  return typeof centre === 'string' ? centre : centre[locale]
}

function bookingOf(metadata: Readonly<Record<string, string>>): Booking | null {
  const {
    delivery_date: date,
    delivery_time: time,
    name = '',
    name_en: en = name,
    name_ar: ar = name,
  } = metadata
  return date && time ? { date, time, centre: { en, ar } } : null
}

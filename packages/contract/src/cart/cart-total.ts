import {
  type Baisa,
  maxBaisa,
  minBaisa,
  multiplyBaisa,
  noBaisa,
  subtractBaisa,
  sumBaisa,
  taxIncluded,
} from '../money/baisa.ts'
import { type CartLine, isServiceFee, isSurcharge } from './cart-line.ts'

export type CartTotals = {
  /** Goods and services before any discount, without surcharges. */
  total_amount: Baisa
  /** Pieces of goods and services; a surcharge is no piece of anything. */
  total_quantity: number
  /** Amount to pay: total less discount and codes, plus all surcharges. */
  payable_amount: Baisa
  discount_amount: Baisa
  /** Contained in the amounts, never added to them. */
  tax_amount: Baisa
  /** The fees of booked slots, which are a part of the surcharges. */
  service_fee: Baisa
  /** As much of the wallet as this cart could use. */
  total_usable_credit: Baisa
  /** As much of the wallet as it does use. */
  wallet_amount: Baisa
}

export type Wallet = { balance: Baisa; isUsed: boolean }

export const noWallet: Wallet = { balance: noBaisa, isUsed: false }

export type PricedLine = Pick<
  CartLine,
  'name' | 'quantity' | 'price' | 'discount_amount' | 'tax' | 'tax_rate'
> & {
  /** Of a checkout: what codes take off the whole line. */
  code_amount?: Baisa
  /** The kind, where the line is a surcharge. */
  surcharge?: string
}

/** The one sum of a cart: the browser's preview and the server's answer are both this. */
export function cartTotal(lines: readonly PricedLine[], wallet: Wallet = noWallet): CartTotals {
  const surcharges = lines.filter(isSurcharge)
  const goods = lines.filter((line) => !isSurcharge(line))

  const totalAmount = sumOf(goods, 'price')
  const discountAmount = sumOf(goods, 'discount_amount')
  const surchargeAmount = sumOf(surcharges, 'price')
  const fullAmount = sumBaisa([subtractBaisa(totalAmount, discountAmount), surchargeAmount])
  const payableAmount = subtractBaisa(fullAmount, codeAmountOf(lines))
  const usableCredit = maxBaisa(noBaisa, minBaisa(wallet.balance, payableAmount))
  return {
    total_amount: totalAmount,
    total_quantity: goods.reduce((sum, line) => sum + line.quantity, 0),
    payable_amount: payableAmount,
    discount_amount: discountAmount,
    tax_amount: taxOf(lines),
    service_fee: sumOf(surcharges.filter(isServiceFee), 'price'),
    total_usable_credit: usableCredit,
    wallet_amount: wallet.isUsed ? usableCredit : noBaisa,
  }
}

/** Rounded once for each rate on the sum of its lines, as an invoice does; rounded by the piece it would drift. */
function taxOf(all: readonly PricedLine[]): Baisa {
  const byRate = Map.groupBy(all, (line) => line.tax_rate)
  const taxes = [...byRate].map(([rate, lines]) =>
    rate === undefined ? sumOf(lines, 'tax') : taxIncluded(paidFor(lines), rate),
  )
  return sumBaisa(taxes)
}

function paidFor(lines: readonly PricedLine[]): Baisa {
  const reduced = sumBaisa([sumOf(lines, 'discount_amount'), codeAmountOf(lines)])
  return subtractBaisa(sumOf(lines, 'price'), reduced)
}

function codeAmountOf(lines: readonly PricedLine[]): Baisa {
  return sumBaisa(lines.map((line) => line.code_amount ?? noBaisa))
}

function sumOf(lines: readonly PricedLine[], field: 'price' | 'discount_amount' | 'tax'): Baisa {
  return sumBaisa(lines.map((line) => multiplyBaisa(line[field], line.quantity)))
}

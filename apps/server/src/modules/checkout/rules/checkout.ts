import type { MetadataPair } from '@warsha/contract/cart/cart-line.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { AddressFields } from '#modules/addresses/index.ts'
import type { CheckoutDiscount } from './checkout-discount.ts'
import type { Fulfilment } from './fulfilment.ts'

export type CheckoutAddress = AddressFields & { metadata: Metadata }

/** A checkout by its public id and the caller, who is a visitor without an id. */
export type CheckoutKey = { publicId: string; customerId: number | undefined }

/** A checkout that is not completed, with its lines in their order. */
export type Checkout = {
  id: number
  publicId: string
  customerId: number | null
  channelId: number
  stateId: number
  version: number
  email: string
  language: Locale
  billingAddress: CheckoutAddress | null
  shippingAddress: CheckoutAddress | null
  collectionPointId: number | null
  isShipped: boolean
  metadata: Metadata
  /** Of the terms the customer agreed to. */
  termsVersion: string | null
  heldUntil: Date | null
  createdAt: Date
  updatedAt: Date
  lines: readonly CheckoutLine[]
  /** In the order in which they apply. */
  discounts: readonly CheckoutDiscount[]
}

export type CheckoutLine = Goods | Fee

/** Something that is bought, a service included. */
export type Goods = LineBase & {
  slotId: number | null
  feeOfPosition: null
  feeBaisa: null
  fulfilment: Fulfilment
}

/** What the booked hour of another line costs, for each of its pieces. */
export type Fee = LineBase & { slotId: null; feeOfPosition: number; feeBaisa: Baisa; fulfilment: null }

type LineBase = {
  publicId: string
  position: number
  variantId: number
  quantity: number
  metadata: Metadata
}

/** Goods before the server has priced them and put their fees behind them. */
export type DraftLine = Pick<Goods, 'variantId' | 'quantity' | 'metadata'> & {
  /** Undefined for a line that is new. */
  publicId?: string
  /** Never joined with another line of the variant. */
  isOwnLine?: boolean
}

export function isFee(line: CheckoutLine): line is Fee {
  return line.feeBaisa !== null
}

export function goodsOf({ lines }: Pick<Checkout, 'lines'>): Goods[] {
  return lines.filter((line) => !isFee(line))
}

export function toPairs(metadata: Metadata): MetadataPair[] {
  return Object.entries(metadata).map(([key, value]) => ({ key, value }))
}

/** Most lines of goods; each may have a fee behind it. */
export const mostLines = 100

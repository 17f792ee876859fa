import type { MetadataPair } from '@warsha/contract/cart/cart-line.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { AddressFields } from '#modules/addresses/index.ts'
import type { CheckoutDiscount } from './checkout-discount.ts'
import type { Fulfilment } from './fulfilment.ts'
import type { CheckoutSurcharge } from './surcharge.ts'

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
  /** Behind the lines they belong to, those of the whole order last: they share the numbering of the lines. */
  surcharges: readonly CheckoutSurcharge[]
  /** In the order in which they apply. */
  discounts: readonly CheckoutDiscount[]
}

/** Something that is bought, a service included. */
export type CheckoutLine = {
  publicId: string
  position: number
  variantId: number
  quantity: number
  metadata: Metadata
  slotId: number | null
  fulfilment: Fulfilment
}

/** A line before the server has priced it and added its surcharges. */
export type DraftLine = Pick<CheckoutLine, 'variantId' | 'quantity' | 'metadata'> & {
  /** Undefined for a line that is new. */
  publicId?: string
  /** Never joined with another line of the variant. */
  isOwnLine?: boolean
}

export function toPairs(metadata: Metadata): MetadataPair[] {
  return Object.entries(metadata).map(([key, value]) => ({ key, value }))
}

/** Most lines of goods; surcharges are not counted. */
export const maxLines = 100

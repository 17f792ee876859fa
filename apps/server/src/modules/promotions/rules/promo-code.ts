import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** A name in the languages of the shop. */
export type Name = { en: string; ar: string }

/** Target of a code: a product, or a category with all below it; the driver campaign sets a percentage for each. */
export type PromoTarget = {
  productId: number | null
  categoryId: number | null
  percent: number | null
  /** Name of the product or category. */
  name: Name
}

/** `percent` and `amount` reduce every line they are for; `gift` makes one unit free, the most expensive there is. */
export type PromoType = 'percent' | 'amount' | 'gift'

export type PromoCode = {
  id: number
  code: string
  name: Name
  type: PromoType
  percent: number | null
  amountBaisa: Baisa | null
  /** Null: in every channel. */
  channelId: number | null
  /** Of the lines it is for, before it reduces them. */
  minimumBaisa: Baisa | null
  /** Days in Muscat, both of them included. */
  startsOn: string | null
  endsOn: string | null
  totalLimit: number | null
  perCustomerLimit: number | null
  /** Only for lines whose booked hour begins within so many hours. */
  withinHours: number | null
  isActive: boolean
  /** Empty: for everything that is sold. */
  targets: readonly PromoTarget[]
}

/** Codes are ASCII, so that no two of them look or sort alike; any other text is no code. */
export function readCode(typed: string): string | undefined {
  const code = typed.trim().toLowerCase()
  return /^[a-z0-9_-]{1,16}$/.test(code) ? code : undefined
}

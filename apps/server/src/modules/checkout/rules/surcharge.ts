import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'

export type SurchargeScope = 'line' | 'order'

/**
 * When a surcharge is refunded: with each returned unit (of an order: with its last unit), only while nothing of it was
 * done, or never. A cancelled order keeps what is never refunded.
 */
export type RefundPolicy = 'with-units' | 'if-untouched' | 'never'

/** A cost of a line or the whole purchase beside the goods, as the checkout stores it. */
export type CheckoutSurcharge = {
  publicId: string
  /** Among the lines and surcharges of the checkout. */
  position: number
  kind: string
  /** The line it belongs to; null for the whole order. */
  linePosition: number | null
  /** The variant that stands for it among Saleor's lines; without one it is listed as a surcharge alone. */
  variantId: number | null
  name: Readonly<Record<Locale, string>>
  /** Of a line: as many as the line has. */
  quantity: number
  /** Of one unit, tax contained. */
  unitBaisa: Baisa
  taxBasisPoints: number
  refund: RefundPolicy
}

/** The amount of a kind for one unit of a line, or for the whole order. Nothing: it does not apply. */
export type SurchargeAmount = { unitBaisa: Baisa; variantId?: number | null }

type KindBase = {
  /** Stored with every surcharge: lower-case words joined by `_`, never changed once sold. */
  kind: string
  name: Readonly<Record<Locale, string>>
  /** In hundredths of a percent, contained in the amount: 500 is 5 %. */
  taxBasisPoints: number
  refund: RefundPolicy
}

/** The declaration of a kind of surcharge: everything that the shop knows of it. */
export type SurchargeKind<Line> = KindBase &
  (
    | { scope: 'line'; amountOf(line: Line): SurchargeAmount | undefined }
    | { scope: 'order'; amountOf(lines: readonly Line[]): SurchargeAmount | undefined }
  )

import { slotFeeKind } from '@warsha/contract/checkout/surcharges.ts'
import { nameInLanguages } from '@warsha/i18n/catalogue.ts'
import type { SurchargeKind } from '../../rules/surcharge.ts'
import type { BookedLine } from '../booked-line.ts'

/** The fee of a booked slot's shift for each piece. It is refunded when the slot is given up, and is not taxed. */
export const slotFee: SurchargeKind<BookedLine> = {
  kind: slotFeeKind,
  scope: 'line',
  name: nameInLanguages('checkout.surcharges.slot_fee'),
  taxBasisPoints: 0,
  refund: 'if-untouched',
  amountOf: ({ booking }) =>
    booking?.feeVariantId ? { unitBaisa: booking.feeBaisa, variantId: booking.feeVariantId } : undefined,
}

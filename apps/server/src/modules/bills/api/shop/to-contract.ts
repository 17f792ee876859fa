import type { RestBill, RestWholeBill } from '@warsha/contract/bills/bills.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { amountsOf, type Bill, totalOfLine } from '../../rules/bill.ts'

export function toBill(locale: Locale) {
  return (bill: Bill): RestBill => ({
    code: bill.code,
    status: bill.status,
    issued_at: bill.issuedAt.toISOString(),
    service_center: { id: bill.centreId, name: locale === 'ar' ? bill.centreNameAr : bill.centreNameEn },
    total_price: decimalFromBaisa(amountsOf(bill).totalBaisa),
  })
}

export function toWholeBill(locale: Locale, phone: string) {
  return (bill: Bill): RestWholeBill => ({
    ...toBill(locale)(bill),
    customer_name: bill.customerName,
    how_to_pay: howToPay(bill, locale),
    center_phone_number: phone,
    items: bill.lines.map((line, index) => ({
      position: index + 1,
      title: locale === 'ar' ? line.titleAr : line.titleEn,
      quantity: line.quantity,
      unit_price: decimalFromBaisa(line.unitPriceBaisa),
      total_price: decimalFromBaisa(totalOfLine(line)),
    })),
    tax_rate: bill.taxPercent,
    tax: decimalFromBaisa(amountsOf(bill).taxBaisa),
  })
}

/** Centres take their money themselves. */
function howToPay({ status, centreNameEn, centreNameAr }: Bill, locale: Locale): string {
  if (status !== 'unpaid') return ''
  const centre = isolate(locale === 'ar' ? centreNameAr : centreNameEn)
  return translatorFor(locale)('profile.billHowToPay', { centre })
}

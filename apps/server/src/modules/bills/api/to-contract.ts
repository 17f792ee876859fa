import type { RestBill, RestWholeBill } from '@warsha/contract/bills/bills.rest.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { amountsOf, type Bill, totalOfLine } from '../rules/bill.ts'

export function toBill(locale: Locale) {
  return (bill: Bill): RestBill => ({
    code: bill.code,
    status: bill.status,
    issued_at: bill.issuedAt.toISOString(),
    service_center: { id: bill.centreId, name: locale === 'ar' ? bill.centreNameAr : bill.centreNameEn },
    total_price: decimalFromBaisa(amountsOf(bill).totalBaisa),
  })
}

export function toWholeBill(locale: Locale) {
  return (bill: Bill): RestWholeBill => ({
    ...toBill(locale)(bill),
    customer_name: bill.customerName,
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

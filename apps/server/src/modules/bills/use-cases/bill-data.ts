import { serverPageCap } from '@warsha/contract/constants.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { amountsOf, type Bill } from '../rules/bill.ts'
import { findBills, removeNames } from '../storage/bill-queries.ts'

/** The bills as a part of what is stored about a customer. */
export const billData = {
  async export({ db }: { db: Database }, customerId: number) {
    const bills: Bill[] = []
    for (let page = 1; ; page++) {
      const found = await findBills(db, customerId, { page, limit: serverPageCap })
      bills.push(...found.bills)
      if (found.bills.length < serverPageCap) break
    }
    return { bills: bills.map(toExport) }
  },
  /** Tax law wants the bills themselves for ten years; they stay without the name. */
  erase: (tx: Transaction, customerId: number) => removeNames(tx, customerId),
}

function toExport(bill: Bill) {
  const { code, status, issuedAt, customerName, centreNameEn, lines } = bill
  const { totalBaisa, taxBaisa } = amountsOf(bill)
  return {
    code,
    status,
    issued_at: issuedAt.toISOString(),
    customer_name: customerName,
    service_center: centreNameEn,
    items: lines.map(({ titleEn, quantity, unitPriceBaisa }) => ({
      title: titleEn,
      quantity,
      unit_price: decimalFromBaisa(unitPriceBaisa),
    })),
    tax: decimalFromBaisa(taxBaisa),
    total_price: decimalFromBaisa(totalBaisa),
  }
}

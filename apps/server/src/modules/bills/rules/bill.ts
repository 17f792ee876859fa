import type { BillStatus } from '@warsha/contract/bills/bills.constants.ts'
import { type Baisa, multiplyBaisa, sumBaisa, taxIncluded } from '@warsha/contract/money/baisa.ts'

export type BillLine = {
  titleEn: string
  titleAr: string
  quantity: number
  /** With tax. */
  unitPriceBaisa: Baisa
}

/** A centre's charge to a customer. Names are copied, so that the bill stays as it was issued. */
export type Bill = {
  code: string
  status: BillStatus
  issuedAt: Date
  /** Empty once the account is deleted. */
  customerName: string
  centreId: number
  centreNameEn: string
  centreNameAr: string
  taxPercent: number
  lines: readonly BillLine[]
}

/** The tax of Oman that prices contain. */
export const billTaxPercent = 5

export type BillAmounts = { totalBaisa: Baisa; taxBaisa: Baisa }

/** The tax is a part of the total and is rounded once, for the whole bill. */
export function amountsOf({ lines, taxPercent }: Pick<Bill, 'lines' | 'taxPercent'>): BillAmounts {
  const totalBaisa = sumBaisa(lines.map(totalOfLine))
  return { totalBaisa, taxBaisa: taxIncluded(totalBaisa, taxPercent) }
}

export function totalOfLine({ unitPriceBaisa, quantity }: BillLine): Baisa {
  return multiplyBaisa(unitPriceBaisa, quantity)
}

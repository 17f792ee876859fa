import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Invoice, Seller } from './invoice.ts'

export type TaxFields = {
  sellerName: string
  taxNumber: string
  issuedAt: Date
  totalBaisa: Baisa
  taxBaisa: Baisa
}

/** An invoice or a credit note. */
export type Taxed = Pick<Invoice, 'issuedAt' | 'totalBaisa' | 'taxBaisa'> & { document: { seller: Seller } }

/** The code of an invoice, with the seller's name in the language it is shown in. */
export function taxFieldsOf({ document, issuedAt, totalBaisa, taxBaisa }: Taxed, locale: Locale): string {
  const { name, taxNumber } = document.seller
  return taxFields({ sellerName: name[locale], taxNumber, issuedAt, totalBaisa, taxBaisa })
}

/**
 * Content of an invoice's QR code, as the tax authorities of the Gulf read it: tag, length and value of the five
 * fields, in base64. A length is one byte; no field can be as long as 255, because the settings bound them.
 */
export function taxFields({ sellerName, taxNumber, issuedAt, totalBaisa, taxBaisa }: TaxFields): string {
  const values = [
    sellerName,
    taxNumber,
    issuedAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    decimalTextFromBaisa(totalBaisa),
    decimalTextFromBaisa(taxBaisa),
  ]
  return Buffer.concat(values.map((value, index) => tagged(index + 1, value))).toString('base64')
}

function tagged(tag: number, value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8')
  if (bytes.length > 255) throw new Error(`The tax field ${tag} has ${bytes.length} bytes`)
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes])
}

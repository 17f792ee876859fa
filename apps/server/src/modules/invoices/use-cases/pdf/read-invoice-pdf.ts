import type { Locale } from '@warsha/contract/locale/locale.ts'
import { LRUCache } from 'lru-cache'
import type { Config } from '#kernel/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import { singleFlight } from '#kernel/single-flight.ts'
import { invoiceNumber } from '../../rules/invoice-number.ts'
import { readInvoice } from '../list-invoices.ts'
import type { PdfThreads } from './pdf-threads.ts'
import { printInvoice } from './print-invoice.ts'

export type InvoicePdf = { fileName: string; pdf: Buffer }

type Asked = { publicId: string; customerId: number; locale: Locale }

/**
 * Reads the PDF of an own invoice. What was drawn is cached, as an invoice never changes; whose it is, is asked each
 * time. Those who ask for the same at once wait for one drawing.
 */
export function invoicePdfs({ db, config }: { db: Database; config: Config }, threads: PdfThreads) {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: mostCachedBytes,
    sizeCalculation: (pdf) => pdf.length,
  })
  const once = singleFlight<Outcome<Buffer, 'UNAVAILABLE'>>()

  return async function readInvoicePdf({
    locale,
    ...key
  }: Asked): Promise<Outcome<InvoicePdf, 'NOT_FOUND' | 'UNAVAILABLE'>> {
    const invoice = await readInvoice({ db }, key)
    if (!invoice.ok) return invoice
    const fileName = `${invoiceNumber(invoice.value)}-${locale}.pdf`
    const name = `${key.publicId}:${locale}`
    const known = drawn.get(name)
    if (known) return ok({ fileName, pdf: known })
    const shop = locale === 'en' ? config.BRAND_NAME_EN : config.BRAND_NAME_AR
    const made = await once(name, () => threads.draw(printInvoice(invoice.value, locale, shop)))
    if (!made.ok) return made
    drawn.set(name, made.value)
    return ok({ fileName, pdf: made.value })
  }
}

const mostCachedBytes = 16 * 1024 * 1024

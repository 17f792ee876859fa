import type { Locale } from '@warsha/contract/locale/locale.ts'
import { LRUCache } from 'lru-cache'
import type { Config } from '#config/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import { singleFlight } from '#kernel/single-flight.ts'
import { creditNoteNumber } from '../../rules/credit-note-number.ts'
import { invoiceNumber } from '../../rules/invoice-number.ts'
import { readCreditNote } from '../list-credit-notes.ts'
import { readInvoice } from '../list-invoices.ts'
import type { PdfThreads } from './pdf-threads.ts'
import { printCreditNote } from './print-credit-note.ts'
import { printInvoice } from './print-invoice.ts'
import type { PrintedInvoice } from './printed-invoice.ts'

export type InvoicePdf = { fileName: string; pdf: Buffer }

type Asked = { publicId: string; customerId: number; locale: Locale }

type Context = { db: Database; config: Config }

export function invoicePdfs(context: Context, threads: PdfThreads) {
  return pdfs(context, threads, { read: readInvoice, print: printInvoice, numberOf: invoiceNumber })
}

export function creditNotePdfs(context: Context, threads: PdfThreads) {
  return pdfs(context, threads, { read: readCreditNote, print: printCreditNote, numberOf: creditNoteNumber })
}

type Kind<Paper> = {
  read(context: { db: Database }, key: Omit<Asked, 'locale'>): Promise<Outcome<Paper, 'NOT_FOUND'>>
  print(paper: Paper, locale: Locale, shop: string): PrintedInvoice
  numberOf(paper: Paper): string
}

/**
 * Reads the PDF of an own invoice or credit note. What was drawn is cached, as neither ever changes; whose it is, is asked
 * each time. Those who ask for the same at once wait for one drawing.
 */
function pdfs<Paper>({ db, config }: Context, threads: PdfThreads, { read, print, numberOf }: Kind<Paper>) {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: (pdf) => pdf.length,
  })
  const once = singleFlight<Outcome<Buffer, 'UNAVAILABLE'>>()

  return async function readPdf({
    locale,
    ...key
  }: Asked): Promise<Outcome<InvoicePdf, 'NOT_FOUND' | 'UNAVAILABLE'>> {
    const paper = await read({ db }, key)
    if (!paper.ok) return paper
    const fileName = `${numberOf(paper.value)}-${locale}.pdf`
    const name = `${key.publicId}:${locale}`
    const known = drawn.get(name)
    if (known) return ok({ fileName, pdf: known })
    const shop = locale === 'en' ? config.BRAND_NAME_EN : config.BRAND_NAME_AR
    const made = await once(name, () => threads.draw(print(paper.value, locale, shop)))
    if (!made.ok) return made
    drawn.set(name, made.value)
    return ok({ fileName, pdf: made.value })
  }
}

const maxCachedBytes = 16 * 1024 * 1024

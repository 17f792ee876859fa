import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { formatDate } from '@warsha/contract/formats/format-date.ts'
import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { isolateGrades } from '@warsha/contract/formats/isolate-name.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, multiplyBaisa, noBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { qrPath } from '#kernel/qr-path.ts'
import { centreIn } from '../../rules/draft-document.ts'
import type { Booking, Buyer, Invoice, InvoiceLine, Seller } from '../../rules/invoice.ts'
import { invoiceNumber } from '../../rules/invoice-number.ts'
import { taxFieldsOf } from '../../rules/tax-fields.ts'
import type { Fact, PrintedInvoice } from './printed-invoice.ts'

/** Writes an invoice out in one language. */
export function printInvoice(invoice: Invoice, locale: Locale, shop: string): PrintedInvoice {
  const t = translatorFor(locale)
  const { document, issuedAt, totalBaisa, buyer } = invoice
  const { seller, lines } = document
  return {
    direction: locale === 'ar' ? 'rtl' : 'ltr',
    lang: locale,
    issuedAt,
    title: t('invoices.title'),
    shop,
    facts: [
      { label: t('invoices.number'), value: isolate(invoiceNumber(invoice)) },
      { label: t('invoices.issuedAt'), value: momentOf(issuedAt) },
      { label: t('invoices.order'), value: isolate(String(document.orderNumber)) },
    ],
    seller: { title: t('invoices.seller'), lines: sellerLines(seller, locale) },
    buyer: { title: t('invoices.buyer'), lines: buyer ? buyerLines(buyer, locale) : [] },
    columns: columns.map((column) => t(`invoices.columns.${column}`)),
    rows: lines.map((line) => toRow(line, locale)),
    totals: totalsOf(invoice, locale),
    total: { label: t('invoices.total'), value: priceOf(totalBaisa, locale) },
    payments: paymentsOf(invoice, locale),
    qr: qrPath(taxFieldsOf(invoice, locale)),
    footer: t('invoices.footer'),
  }
}

export function sellerLines({ name, address, taxNumber }: Seller, locale: Locale): string[] {
  const label = translatorFor(locale)('invoices.taxNumber')
  return [name[locale], address[locale], `${label}: ${isolate(taxNumber)}`]
}

/** The name first, which is set in bold: a number is never the buyer. */
export function buyerLines({ name, phone, address }: Buyer, locale: Locale): string[] {
  const t = translatorFor(locale)
  return [
    name || t('invoices.unnamedBuyer'),
    ...(phone ? [`${t('invoices.phone')}: ${isolate(formatPhone(phone))}`] : []),
    ...(address ? [isolateGrades(address)] : []),
  ]
}

const columns = ['name', 'quantity', 'unitPrice', 'discount', 'tax', 'total'] as const

function toRow(line: InvoiceLine, locale: Locale): PrintedInvoice['rows'][number] {
  const { name, sku, quantity, unitBaisa, discountBaisa, taxPercent, taxBaisa, totalBaisa, booking } = line
  return {
    name: isolateGrades(name[locale]),
    note: appointmentOf(booking, locale) || sku,
    numbers: [
      String(quantity),
      formatAmount(unitBaisa),
      formatAmount(discountBaisa),
      `${formatAmount(taxBaisa)} (${taxPercent}%)`,
      formatAmount(totalBaisa),
    ],
  }
}

/** Where and when a line is done. */
export function appointmentOf(booking: Booking | null, locale: Locale): string {
  if (!booking) return ''
  const [date, time] = [booking.date.replaceAll('-', '/'), booking.time.replace('-', '–')]
  return `${isolate(date)} ${isolate(time)} · ${centreIn(booking, locale)}`
}

function totalsOf({ document, totalBaisa, taxBaisa }: Invoice, locale: Locale): Fact[] {
  const t = translatorFor(locale)
  const fact = (label: string, amount: Baisa): Fact => ({ label, value: priceOf(amount, locale) })
  const before = sumBaisa(document.lines.map(({ unitBaisa, quantity }) => multiplyBaisa(unitBaisa, quantity)))
  return [
    ...(document.discounts.length > 0 ? [fact(t('invoices.subtotal'), before)] : []),
    ...document.discounts.map(({ label, amountBaisa }) =>
      fact(label[locale], subtractBaisa(noBaisa, amountBaisa)),
    ),
    fact(t('invoices.net'), subtractBaisa(totalBaisa, taxBaisa)),
    fact(t('invoices.tax'), taxBaisa),
  ]
}

/** The fee is no part of the total: it comes on top of it, and is paid with it. */
function paymentsOf({ document: { payments, feeBaisa } }: Invoice, locale: Locale): Fact[] {
  const fee: Fact = { label: translatorFor(locale)('invoices.fee'), value: priceOf(feeBaisa, locale) }
  const facts = payments.map(({ label, amountBaisa }) => ({
    label: label[locale],
    value: priceOf(amountBaisa, locale),
  }))
  return feeBaisa > 0 ? [fee, ...facts] : facts
}

/** The amount in one piece: in Arabic a minus would stand behind it. */
export function priceOf(amountBaisa: Baisa, locale: Locale): string {
  const { amount, currency } = formatPrice(amountBaisa, locale)
  return `${isolate(amount)}\u00a0${currency}`
}

export function momentOf(instant: Date): string {
  return isolate(`${formatDate(instant)} ${muscatTime(instant)}`)
}

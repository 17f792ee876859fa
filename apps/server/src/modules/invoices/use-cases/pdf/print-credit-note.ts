import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { isolateGrades } from '@warsha/contract/formats/isolate-name.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { noBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { qrPath } from '#kernel/qr-path.ts'
import type { CreditedLine, CreditNote } from '../../rules/credit-note.ts'
import { creditNoteNumber } from '../../rules/credit-note-number.ts'
import { invoiceNumber } from '../../rules/invoice-number.ts'
import { taxFieldsOf } from '../../rules/tax-fields.ts'
import { appointmentOf, buyerLines, momentOf, priceOf, sellerLines } from './print-invoice.ts'
import type { Fact, PrintedInvoice } from './printed-invoice.ts'

/** Writes a credit note out in one language. */
export function printCreditNote(note: CreditNote, locale: Locale, shop: string): PrintedInvoice {
  const t = translatorFor(locale)
  const { document, issuedAt, totalBaisa, taxBaisa, buyer, occasion } = note
  const hasPieces = document.lines.some(({ quantity }) => quantity !== null)
  const fact = (label: string, amount: typeof totalBaisa): Fact => ({ label, value: priceOf(amount, locale) })
  return {
    direction: locale === 'ar' ? 'rtl' : 'ltr',
    lang: locale,
    issuedAt,
    title: t('invoices.creditNote.title'),
    shop,
    facts: [
      { label: t('invoices.creditNote.number'), value: isolate(creditNoteNumber(note)) },
      { label: t('invoices.issuedAt'), value: momentOf(issuedAt) },
      { label: t('invoices.creditNote.invoice'), value: isolate(invoiceNumber(document.invoice)) },
      { label: t('invoices.order'), value: isolate(String(document.orderNumber)) },
      { label: t('invoices.creditNote.reason'), value: t(`invoices.creditReasons.${occasion}`) },
    ],
    seller: { title: t('invoices.seller'), lines: sellerLines(document.seller, locale) },
    buyer: { title: t('invoices.buyer'), lines: buyer ? buyerLines(buyer, locale) : [] },
    columns: [
      t('invoices.columns.name'),
      '',
      hasPieces ? t('invoices.columns.quantity') : '',
      t('invoices.creditNote.netColumn'),
      t('invoices.creditNote.taxColumn'),
      t('invoices.columns.total'),
    ],
    rows: document.lines.map((line) => toRow(line, locale)),
    totals: [
      fact(t('invoices.creditNote.net'), subtractBaisa(totalBaisa, taxBaisa)),
      fact(t('invoices.creditNote.tax'), taxBaisa),
    ],
    total: fact(t('invoices.creditNote.total'), totalBaisa),
    payments: [
      fact(t('invoices.creditNote.fee'), document.feeBaisa),
      fact(t('invoices.creditNote.rounding'), document.roundingBaisa),
      fact(t('invoices.creditNote.amount'), note.amountBaisa),
    ].filter(({ value }) => value !== priceOf(noBaisa, locale)),
    qr: qrPath(taxFieldsOf(note, locale)),
    footer: t('invoices.footer'),
  }
}

function toRow(line: CreditedLine, locale: Locale): PrintedInvoice['rows'][number] {
  const { name, sku, quantity, taxPercent, taxBaisa, totalBaisa, booking } = line
  return {
    name: isolateGrades(name[locale]),
    note: appointmentOf(booking, locale) || sku,
    numbers: [
      '',
      quantity === null ? '' : String(quantity),
      formatAmount(subtractBaisa(totalBaisa, taxBaisa)),
      `${formatAmount(taxBaisa)} (${taxPercent}%)`,
      formatAmount(totalBaisa),
    ],
  }
}

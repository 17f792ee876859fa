import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import type { CreditNote } from '../../rules/credit-note.ts'
import { printCreditNote } from './print-credit-note.ts'

const line = {
  name: { en: 'Floor mats', ar: 'فرشات أرضية' },
  sku: 'MATS',
  quantity: 1,
  taxPercent: 5,
  taxBaisa: baisa(428),
  totalBaisa: baisa(9_000),
  booking: null,
  invoiceLine: 0,
}

function printed(lang: 'en' | 'ar', change: Partial<CreditNote> = {}, quantity: number | null = 1) {
  const note = {
    year: 2026,
    sequence: 3,
    occasion: 'return',
    issuedAt: new Date('2026-12-31T20:30:00Z'),
    amountBaisa: baisa(9_180),
    totalBaisa: baisa(9_000),
    taxBaisa: baisa(428),
    buyer: null,
    document: {
      orderNumber: 10164,
      invoice: { year: 2026, sequence: 16, issuedAt: '2026-11-08T09:16:00Z' },
      seller: { name: { en: 'Shop', ar: 'متجر' }, address: { en: '', ar: '' }, taxNumber: 'OM1' },
      lines: [{ ...line, quantity }],
      feeBaisa: baisa(180),
      roundingBaisa: noBaisa,
    },
    ...change,
  } as CreditNote
  const { facts, columns, rows, totals, total, payments } = printCreditNote(note, lang, 'Warsha')
  const pairs = (list: typeof facts) => list.map(({ label, value }) => [label, bare(value)])
  return {
    facts: pairs(facts),
    columns,
    rows,
    sum: pairs([...totals, total, ...payments]),
  }
}

/** Without the marks that keep numbers in one piece. */
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')

test('a credit note says what it corrects, when, why, and what was given back', () => {
  const { facts, sum } = printed('en')
  expect(facts).toEqual([
    ['Credit note number', 'CN-2026-000003'],
    ['Issued', '2027/01/01 00:30'],
    ['Credits invoice', 'INV-2026-000016'],
    ['Order number', '10164'],
    ['Reason', 'Return'],
  ])
  expect(sum).toEqual([
    ['Credited without VAT', '8.572 OMR'],
    ['VAT 5%', '0.428 OMR'],
    ['Total credited with VAT', '9.000 OMR'],
    ['Payment fee refunded', '0.180 OMR'],
    ['Refunded', '9.180 OMR'],
  ])
  expect(printed('en', { occasion: 'cancel' }).facts.at(-1)).toEqual(['Reason', 'Order cancelled'])
  expect(printed('ar', { occasion: 'refund' }).facts.at(-1)).toEqual(['السبب', 'استرداد'])
})

test('its lines stand beside their amounts; pieces have a column where some came back', () => {
  const { columns, rows } = printed('en')
  expect(columns).toEqual(['Description', '', 'Qty', 'Without VAT', 'VAT', 'Total'])
  expect(rows[0]?.numbers).toEqual(['', '1', '8.572', '0.428 (5%)', '9.000'])
  const money = printed('ar', {}, null)
  expect(money.columns).toEqual(['البيان', '', '', 'دون الضريبة', 'الضريبة', 'الإجمالي'])
  expect(money.rows[0]?.numbers.slice(0, 2)).toEqual(['', ''])
})

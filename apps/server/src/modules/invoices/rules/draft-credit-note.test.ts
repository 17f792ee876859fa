import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CreditedPart, type DraftedCredit, draftCreditNote } from './draft-credit-note.ts'
import type { InvoiceLine } from './invoice.ts'

const name = { en: 'Oil', ar: 'زيت' }
const line = (totalBaisa: number, taxBaisa: number, quantity = 1): InvoiceLine => ({
  name,
  sku: 'OIL',
  quantity,
  unitBaisa: baisa(Math.ceil(totalBaisa / quantity)),
  discountBaisa: noBaisa,
  taxPercent: 5,
  taxBaisa: baisa(taxBaisa),
  totalBaisa: baisa(totalBaisa),
  booking: null,
})

/** An invoice of these lines, paid with so much more or less than they cost. */
function invoiceOf(lines: InvoiceLine[], extra = 0) {
  const total = lines.reduce((sum, { totalBaisa }) => sum + totalBaisa, 0)
  const paid = { kind: 'card', label: name, amountBaisa: baisa(total + extra) }
  const rounding = { kind: 'rounding', label: name, amountBaisa: baisa(Math.max(0, -extra)) }
  const seller = { name, address: name, taxNumber: 'OM1' }
  const rows = { discounts: [], payments: [paid, rounding], feeBaisa: baisa(Math.max(0, extra)) }
  const document = { orderNumber: 10_001, orderedAt: '', seller, lines, ...rows }
  const tax = lines.reduce((sum, { taxBaisa }) => sum + taxBaisa, 0)
  return {
    year: 2026,
    sequence: 1,
    issuedAt: new Date(0),
    totalBaisa: baisa(total),
    tax,
    document,
    paid: total + extra,
  }
}

/** Gives back one amount after the other. */
function refund(
  invoice: ReturnType<typeof invoiceOf>,
  refunds: readonly { amount: number; parts?: CreditedPart[] }[],
) {
  const notes: (DraftedCredit & { amountBaisa: ReturnType<typeof baisa> })[] = []
  for (const { amount, parts = [] } of refunds) {
    const amountBaisa = baisa(amount)
    notes.push({ ...draftCreditNote({ invoice, earlier: notes, amountBaisa, parts }), amountBaisa })
  }
  return notes
}

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)

describe('a credit note', () => {
  test('of the whole credits the whole, with its tax and the payment fee beside it', () => {
    const [note] = refund(invoiceOf([line(10_500, 500), line(3_000, 0)], 337), [{ amount: 13_837 }])
    expect(note).toMatchObject({ totalBaisa: 13_500, taxBaisa: 500, document: { feeBaisa: 337 } })
    expect(note?.document.lines.map(({ totalBaisa }) => totalBaisa)).toEqual([10_500, 3_000])
  })

  test('of a returned piece credits that line and its tax share', () => {
    const parts = [{ line: 0, quantity: 1, amountBaisa: null }]
    const [note] = refund(invoiceOf([line(21_000, 1_000, 2), line(3_000, 0)]), [{ amount: 10_500, parts }])
    expect(note?.document.lines).toMatchObject([
      { invoiceLine: 0, quantity: 1, totalBaisa: 10_500, taxBaisa: 500 },
    ])
  })

  test('never credits more of a line than it cost; the rest is of the other lines', () => {
    const parts = [{ line: 1, quantity: null, amountBaisa: baisa(5_000) }]
    const [note] = refund(invoiceOf([line(10_500, 500), line(3_000, 0)]), [{ amount: 5_000, parts }])
    expect(note?.document.lines.map(({ totalBaisa }) => totalBaisa)).toEqual([2_000, 3_000])
  })

  test('in whatever portions, credits exactly the invoice and its tax once everything is back', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 5 })), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: -9, max: 2_000 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.nat({ max: 5 })), {
          minLength: 1,
          maxLength: 8,
        }),
        (bought, extra, portions) => {
          const sold = bought.map(([total, quantity]) => line(total, Math.floor(total / 21), quantity))
          const invoice = invoiceOf(sold, Math.max(extra, 1 - sum(bought.map(([total]) => total))))
          const weights = sum(portions.map(([weight]) => weight))
          let given = 0
          let passed = 0
          const refunds = portions.flatMap(([weight, at]) => {
            passed += weight
            const amount = Math.floor((invoice.paid * passed) / weights) - given
            given += amount
            const parts = at < sold.length ? [{ line: at, quantity: 1, amountBaisa: null }] : []
            return amount > 0 ? { amount, parts } : []
          })
          const notes = refund(invoice, refunds)
          expect(sum(notes.map(({ totalBaisa }) => totalBaisa))).toBe(invoice.totalBaisa)
          expect(sum(notes.map(({ taxBaisa }) => taxBaisa))).toBe(invoice.tax)
          for (const { totalBaisa, taxBaisa, amountBaisa, document } of notes) {
            expect(sum(document.lines.map((each) => each.totalBaisa))).toBe(totalBaisa)
            expect(totalBaisa + document.feeBaisa + document.roundingBaisa).toBe(amountBaisa)
            expect(taxBaisa).toBeLessThanOrEqual(totalBaisa)
          }
        },
      ),
    )
  })
})

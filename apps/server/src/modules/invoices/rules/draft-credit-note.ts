import {
  type Baisa,
  baisa,
  minBaisa,
  noBaisa,
  subtractBaisa,
  sumBaisa,
} from '@warsha/contract/money/baisa.ts'
import type { CreditedLine, CreditNote, CreditNoteDocument } from './credit-note.ts'
import type { Invoice } from './invoice.ts'

/** Refunded lines of the invoice, counted from zero. Empty: the refund is spread over all lines. */
export type CreditedPart = { line: number; quantity: number | null; amountBaisa: Baisa | null }

export type CreditWish = {
  invoice: Pick<Invoice, 'year' | 'sequence' | 'issuedAt' | 'totalBaisa' | 'document'>
  /** Those of the same invoice that were issued before. */
  earlier: readonly Pick<CreditNote, 'amountBaisa' | 'totalBaisa' | 'document'>[]
  amountBaisa: Baisa
  parts: readonly CreditedPart[]
}

export type DraftedCredit = { totalBaisa: Baisa; taxBaisa: Baisa; document: CreditNoteDocument }

/**
 * Drafts the credit note for a refund. Its total and tax follow the sum of all refunds of the invoice,
 * so that a fully refunded invoice is fully credited, to the baisa, in whatever portions.
 */
export function draftCreditNote({ invoice, earlier, amountBaisa, parts }: CreditWish): DraftedCredit {
  const { lines, payments, seller, orderNumber } = invoice.document
  const paid = sumBaisa(payments.filter(({ kind }) => kind !== 'rounding').map((row) => row.amountBaisa))
  const before = sumBaisa(earlier.map((note) => note.amountBaisa))
  const creditedAt = (given: number) => portionUp(invoice.totalBaisa, given, paid)
  const totalBaisa = subtractBaisa(creditedAt(before + amountBaisa), creditedAt(before))
  const credited = lines.map((_, line) => creditedOf(earlier, line))
  const left = lines.map((line, at) => subtractBaisa(line.totalBaisa, credited[at] ?? noBaisa))
  const weights = lines.map((line, at) => {
    const part = parts.find((each) => each.line === at)
    if (parts.length === 0) return left[at] ?? noBaisa
    if (!part) return noBaisa
    return part.amountBaisa ?? portionDown(line.totalBaisa, part.quantity ?? 0, line.quantity)
  })
  const amounts = spread(totalBaisa, left, weights)
  const creditedLines = lines.flatMap((line, at): CreditedLine[] => {
    const total = amounts[at] ?? noBaisa
    if (total === noBaisa) return []
    const from = credited[at] ?? noBaisa
    const taxAt = (amount: number) => portionDown(line.taxBaisa, amount, line.totalBaisa)
    return [
      {
        name: line.name,
        sku: line.sku,
        quantity: parts.find((each) => each.line === at)?.quantity ?? null,
        taxPercent: line.taxPercent,
        taxBaisa: subtractBaisa(taxAt(from + total), taxAt(from)),
        totalBaisa: total,
        booking: line.booking,
        invoiceLine: at,
      },
    ]
  })
  const rest = amountBaisa - totalBaisa
  return {
    totalBaisa,
    taxBaisa: sumBaisa(creditedLines.map(({ taxBaisa }) => taxBaisa)),
    document: {
      orderNumber,
      invoice: {
        year: invoice.year,
        sequence: invoice.sequence,
        issuedAt: invoice.issuedAt.toISOString(),
      },
      seller,
      lines: creditedLines,
      feeBaisa: baisa(Math.max(rest, 0)),
      roundingBaisa: baisa(Math.min(rest, 0)),
    },
  }
}

function creditedOf(earlier: CreditWish['earlier'], line: number): Baisa {
  const lines = earlier.flatMap(({ document }) => document.lines)
  return sumBaisa(lines.filter((each) => each.invoiceLine === line).map(({ totalBaisa }) => totalBaisa))
}

/** By weight, never more of a line than is left of it; what has no room there goes to the other lines, in order. */
function spread(total: Baisa, left: readonly Baisa[], weights: readonly number[]): Baisa[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let passed = 0
  const amounts = left.map((room, at) => {
    const from = portionDown(total, passed, whole)
    passed += weights[at] ?? 0
    return minBaisa(room, subtractBaisa(portionDown(total, passed, whole), from))
  })
  let rest = subtractBaisa(total, sumBaisa(amounts))
  const ordered = [...left.keys()].toSorted((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0))
  for (const at of ordered) {
    const amount = amounts[at] ?? noBaisa
    const more = minBaisa(rest, subtractBaisa(left[at] ?? noBaisa, amount))
    amounts[at] = sumBaisa([amount, more])
    rest = subtractBaisa(rest, more)
  }
  return amounts
}

function portionDown(amount: Baisa, part: number, whole: number): Baisa {
  return whole === 0 ? noBaisa : baisa(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)))
}

/** Rounded up: what a return gives back of a line, itself rounded down, is then the line's own amount. */
function portionUp(amount: Baisa, part: number, whole: number): Baisa {
  if (whole === 0) return noBaisa
  const product = BigInt(amount) * BigInt(part)
  return baisa(Number((product + BigInt(whole) - 1n) / BigInt(whole)))
}

import {
  maxStatementLines,
  type StatementProblem,
  statementColumns,
  statementKinds,
} from '@warsha/contract/console/reconciliation/statement.constants.ts'
import { type Baisa, baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { readCsv } from '#kernel/read-csv.ts'
import type { ListedEntry } from '#modules/payments/index.ts'

export type RefusedLine = { line: number; problem: StatementProblem }

export type ReadStatement = { entries: (ListedEntry & { line: number })[]; refused: RefusedLine[] }

/**
 * Reads the statement of a gateway: UTF-8, RFC 4180, a heading with the columns in any order. Every line is read by itself:
 * one with a mistake is left out and named with its reason.
 */
export function readStatement(text: string): ReadStatement | 'heading' | 'too-long' {
  const [heading, ...lines] = readCsv(text.replace(/^\uFEFF/, '')).lines
  const places = statementColumns.map((name) =>
    heading?.cells.findIndex((cell) => cell.trim().toLowerCase() === name),
  )
  const isHeading = statementColumns.every((name, at) => isOptional(name) || (places[at] ?? -1) >= 0)
  if (!isHeading) return 'heading'
  if (lines.length > maxStatementLines) return 'too-long'
  const read: ReadStatement = { entries: [], refused: [] }
  const seen = new Set<string>()
  for (const { line, cells } of lines) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const cellOf = (name: (typeof statementColumns)[number]) =>
      cells[places[statementColumns.indexOf(name)] ?? -1]?.trim().replace(/^'(?=[=+\-@])/, '') ?? ''
    const entry = entryOf(cellOf)
    if (typeof entry === 'string') read.refused.push({ line, problem: entry })
    else if (seen.has(`${entry.kind} ${entry.reference}`)) read.refused.push({ line, problem: 'repeated' })
    else {
      seen.add(`${entry.kind} ${entry.reference}`)
      read.entries.push({ ...entry, line })
    }
  }
  return read
}

const isOptional = (name: string) => name === 'payment' || name === 'fee'

function entryOf(
  cellOf: (name: (typeof statementColumns)[number]) => string,
): ListedEntry | StatementProblem {
  const kind = statementKinds.find((known) => known === cellOf('kind').toLowerCase())
  if (!kind) return 'kind'
  const reference = cellOf('reference')
  if (reference === '' || reference.length > 200) return 'reference'
  const amount = amountOf(cellOf('amount'))
  if (amount === undefined || amount === noBaisa) return 'amount'
  const fee = cellOf('fee') === '' ? noBaisa : amountOf(cellOf('fee'))
  if (fee === undefined) return 'fee'
  const occurredAt = momentOf(cellOf('moment'))
  if (!occurredAt) return 'moment'
  const payment = cellOf('payment').slice(0, 200) || undefined
  const isRefund = kind === 'refund'
  return {
    kind,
    reference,
    attemptId: payment,
    pspReference: payment,
    refundKey: isRefund ? payment : undefined,
    amount,
    fee,
    occurredAt,
    coversUntil: undefined,
  }
}

/** Rials with up to three decimals. */
function amountOf(text: string): Baisa | undefined {
  const [, whole, part = ''] = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : baisa(Number(whole) * 1000 + Number(part.padEnd(3, '0')))
}

/** A moment with its zone, such as 2026-11-17T09:30:00+04:00. */
function momentOf(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return undefined
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

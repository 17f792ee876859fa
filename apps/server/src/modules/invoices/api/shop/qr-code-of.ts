import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type QrPath, qrPath } from '#kernel/qr-path.ts'
import { type Taxed, taxFieldsOf } from '../../rules/tax-fields.ts'

export type QrCode = QrPath & { content: string }

const codes = new WeakMap<Taxed, Promise<QrCode>>()

/**
 * The code of an invoice or credit note that was read for one request, made once however often it is asked for. Each takes a few
 * milliseconds, so a page of a hundred lets other requests pass between them.
 */
export function qrCodeOf(invoice: Taxed, locale: Locale): Promise<QrCode> {
  const known = codes.get(invoice)
  if (known) return known
  const turn = turns.then(() => afterOthers())
  turns = turn
  const code = turn.then(() => {
    const content = taxFieldsOf(invoice, locale)
    return { content, ...qrPath(content) }
  })
  codes.set(invoice, code)
  return code
}

/** One after the other: those that wait together would run without a pause. */
let turns: Promise<unknown> = Promise.resolve()

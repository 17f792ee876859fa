import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import { isWhole, type ListedEntry } from '../rules/gateway-entry.ts'
import type { GatewayTrouble, ListEntries, ListResult } from '../use-cases/payment-gateway.ts'

const pageSize = 100

/** A call of Thawani whose answer has the shape. */
type Ask = <Shape extends z.ZodType>(
  shape: Shape,
  path: string,
) => Promise<({ kind: 'answered' } & { data: z.output<Shape> }) | GatewayTrouble>

/**
 * Thawani lists sessions and refunds, the newest first, and neither fees nor payouts nor chargebacks: these come by its
 * statement. First the sessions that were paid, page by page, then the refunds.
 */
export async function listThawaniEntries(ask: Ask, { since, after }: ListEntries): Promise<ListResult> {
  const [, list = 'sessions', skip = '0'] = /^(sessions|refunds):(\d{1,7})$/.exec(after ?? '') ?? []
  const isSessions = list === 'sessions'
  const page = `limit=${pageSize}&skip=${skip}`
  const answer = isSessions
    ? await ask(sessionShape.array(), `/checkout/session?${page}`)
    : await ask(refundShape.array(), `/refunds?${page}`)
  if (answer.kind !== 'answered') return answer
  const rows = answer.data
  const recent = rows.filter(({ created_at }) => new Date(created_at) >= since)
  const isLast = rows.length < pageSize || recent.length < rows.length
  const entries = recent.flatMap((row) => ('session_id' in row ? chargeOf(row) : refundOf(row)))
  const next = isLast ? (isSessions ? 'refunds:0' : null) : `${list}:${Number(skip) + pageSize}`
  return { kind: 'listed', entries: entries.filter(isWhole), after: next }
}

const moment = z.string().refine((text) => !Number.isNaN(new Date(text).getTime()))

const sessionShape = z.object({
  session_id: z.string().min(1).max(200),
  client_reference_id: z.string().max(200).optional(),
  payment_status: z.string(),
  total_amount: z.int(),
  created_at: moment,
})

const refundShape = z.object({
  refund_id: z.string().min(1).max(200),
  amount: z.int(),
  status: z.string(),
  metadata: z.object({ key: z.string().max(200).optional() }).nullish(),
  created_at: moment,
})

const empty = { attemptId: undefined, pspReference: undefined, refundKey: undefined, coversUntil: undefined }

function chargeOf(session: z.output<typeof sessionShape>): ListedEntry[] {
  if (session.payment_status !== 'paid') return []
  const { session_id: reference, client_reference_id: attemptId, total_amount, created_at } = session
  const amount = baisa(total_amount)
  const occurredAt = new Date(created_at)
  return [
    {
      ...empty,
      kind: 'charge',
      reference,
      pspReference: reference,
      attemptId,
      amount,
      fee: noBaisa,
      occurredAt,
    },
  ]
}

function refundOf(refund: z.output<typeof refundShape>): ListedEntry[] {
  if (refund.status !== 'successful') return []
  const { refund_id: reference, amount, metadata, created_at } = refund
  const refundKey = metadata?.key
  const occurredAt = new Date(created_at)
  return [{ ...empty, kind: 'refund', reference, refundKey, amount: baisa(amount), fee: noBaisa, occurredAt }]
}

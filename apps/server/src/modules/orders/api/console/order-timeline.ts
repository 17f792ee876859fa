import type { RestTimelineEntry } from '@warsha/contract/console/orders/console-order.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { ChangeActor } from '../../rules/change-actor.ts'
import type { OrderDetail } from '../../use-cases/open-order.ts'
import { type Reader, toCentre } from './console-order-reader.ts'

const maxEntries = 200

const customer = { kind: 'customer', name: null } as const
const system = { kind: 'system', name: null } as const

/** The history of an order, newest first. */
export function timelineOf(detail: OrderDetail, reader: Pick<Reader, 'centreNames'>): RestTimelineEntry[] {
  return [
    ...changesOf(detail),
    ...moneyOf(detail),
    ...visitsOf(detail, reader),
    ...statusesOf(detail),
    { kind: 'placed' as const, at: detail.order.createdAt.toISOString(), actor: customer },
  ]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, maxEntries)
}

function operatorOf({ names }: OrderDetail, operatorId: number | null) {
  return { kind: 'operator' as const, name: names.get(operatorId ?? 0)?.name ?? null }
}

type By = { actor: ChangeActor['kind']; operatorId: number | null }

function actorOf(detail: OrderDetail, { actor, operatorId }: By): RestTimelineEntry['actor'] {
  return actor === 'operator' ? operatorOf(detail, operatorId) : { kind: actor, name: null }
}

function statusesOf(detail: OrderDetail): RestTimelineEntry[] {
  return detail.statusChanges.map(({ kind, from, to, reason, actor, operatorId, at }) => ({
    kind: kind === 'status' ? 'status' : 'payment_status',
    at: at.toISOString(),
    actor: actorOf(detail, { actor, operatorId }),
    from,
    to,
    reason,
  }))
}

function visitsOf(detail: OrderDetail, reader: Pick<Reader, 'centreNames'>): RestTimelineEntry[] {
  const lineKeys = new Map(detail.lines.map(({ position, publicId }) => [position, publicId]))
  const point = ({ centreId, at }: { centreId: number; at: Date }) => ({
    centre: toCentre(centreId, reader),
    appointment_at: at.toISOString(),
  })
  return detail.visitMoves.map(({ position, operatorId, from, to, creditBaisa, at }) => ({
    kind: 'visit_moved',
    at: at.toISOString(),
    actor: actorOf(detail, { actor: operatorId === null ? 'customer' : 'operator', operatorId }),
    line_id: toGlobalId('OrderLine', lineKeys.get(position) ?? ''),
    from: point(from),
    to: point(to),
    credit_baisa: creditBaisa,
  }))
}

function moneyOf(detail: OrderDetail): RestTimelineEntry[] {
  const { money, documents } = detail
  const payments = money?.payments ?? []
  const refunds = money?.refunds ?? []
  return [
    ...documents.creditNotes.map(({ number, issuedAt }) => ({
      kind: 'credit_note' as const,
      at: issuedAt.toISOString(),
      actor: system,
      number,
    })),
    ...refunds.map(({ publicId, occasion, target, amount, state, createdAt, ...by }) => ({
      kind: 'refund' as const,
      at: createdAt.toISOString(),
      actor: actorOf(detail, by),
      id: toGlobalId('Refund', publicId),
      occasion,
      target,
      amount_baisa: amount,
      state,
    })),
    ...(documents.invoice ? [documents.invoice] : []).map(({ number, issuedAt }) => ({
      kind: 'invoice' as const,
      at: issuedAt.toISOString(),
      actor: system,
      number,
    })),
    ...payments.map(({ source, paid, paidAt }) => ({
      kind: 'payment' as const,
      at: paidAt.toISOString(),
      actor: customer,
      source,
      paid_baisa: paid,
    })),
  ]
}

/** Notes, and the log's entries as far as the operator may read them. */
function changesOf(detail: OrderDetail): RestTimelineEntry[] {
  return [
    ...detail.changes.map(({ id, changedAt, operatorId, action, reason, before, after }) => ({
      kind: 'change' as const,
      at: changedAt.toISOString(),
      actor: operatorOf(detail, operatorId),
      change_id: id,
      action,
      reason,
      before,
      after,
    })),
    ...detail.notes.map(({ at, operatorId, text }) => ({
      kind: 'note' as const,
      at: at.toISOString(),
      actor: operatorOf(detail, operatorId),
      text,
    })),
  ]
}

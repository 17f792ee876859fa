import type {
  RestClosingPreview,
  RestClosure,
  RestClosureCase,
} from '@warsha/contract/console/closures/closures.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { ShownCase, ShownClosure } from '../../use-cases/list-closures.ts'
import type { ClosingPreview } from '../../use-cases/look-at-closing.ts'

export function toRestPreview(preview: ClosingPreview): RestClosingPreview {
  const { slots, bookings, orders, customers, checkouts, waiting } = preview
  return {
    ...{ slots, bookings, orders, customers, checkouts, waiting },
    money_baisa: preview.moneyBaisa,
    with_alternative: preview.withAlternative,
  }
}

export function toRestClosure(closure: ShownClosure): RestClosure {
  const { publicId, centreId, centre, reason, state, counts } = closure
  return {
    id: toGlobalId('Closure', publicId),
    centre: { id: centreId, name: nameOf(centre) },
    starts_at: closure.startsAt.toISOString(),
    ends_at: closure.endsAt.toISOString(),
    reason,
    state,
    closed_at: closure.closedAt.toISOString(),
    closed_by: closure.closedBy,
    reopened_at: closure.reopenedAt?.toISOString() ?? null,
    slots: closure.slotCount,
    checkouts: closure.checkoutCount,
    counts,
    refunded_baisa: closure.refundedBaisa,
  }
}

export function toRestCase(each: ShownCase): RestClosureCase {
  const { customer, movedToCentre, movedTo } = each
  return {
    id: toGlobalId('ClosureCase', each.publicId),
    order_id: toGlobalId('Order', each.orderPublicId),
    order_number: each.orderNumber,
    customer: customer && { ...customer, id: toGlobalId('User', customer.publicId) },
    appointment_at: each.appointmentAt.toISOString(),
    state: each.state,
    answer_until: each.deadlineAt?.toISOString() ?? null,
    offers: each.offers.map(({ publicId, centre, startsAt, distanceKm }) => ({
      id: toGlobalId('ClosureOffer', publicId),
      centre: nameOf(centre),
      starts_at: startsAt.toISOString(),
      distance_km: distanceKm,
    })),
    decided_at: each.decidedAt?.toISOString() ?? null,
    decided_by: each.decidedBy,
    moved_to: movedToCentre && movedTo && { centre: nameOf(movedToCentre), starts_at: movedTo.toISOString() },
    refund_baisa: each.refundBaisa,
  }
}

function nameOf({ nameEn, nameAr }: { nameEn: string; nameAr: string }) {
  return { en: nameEn, ar: nameAr }
}

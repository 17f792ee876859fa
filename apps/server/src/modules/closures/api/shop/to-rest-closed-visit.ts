import type { RestClosedVisit } from '@warsha/contract/closures/closed-visits.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { decimalFromBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { DescribedCentre } from '#modules/booking/index.ts'
import { nameIn } from '#modules/locations/index.ts'
import type { ClosedVisit } from '../../use-cases/read-closed-visits.ts'

/** The centres that a closed visit names. */
export function centresOf({ closed, offers }: ClosedVisit): number[] {
  return [
    closed.centreId,
    ...offers.map(({ centreId }) => centreId),
    closed.movedToCentreId ?? closed.centreId,
  ]
}

export function toRestClosedVisit(
  { closed, order, offers, money, lines }: ClosedVisit,
  centres: ReadonlyMap<number, DescribedCentre>,
  locale: Locale,
): RestClosedVisit {
  const nameOf = (id: number) => {
    const centre = centres.get(id)
    return centre ? nameIn(locale, centre) : ''
  }
  const { movedToCentreId, movedTo } = closed
  // Of a decided visit the lines are elsewhere already.
  const shown = lines.length > 0 ? lines : order.lines
  return {
    id: toGlobalId('ClosureCase', closed.publicId),
    order_id: toGlobalId('Order', order.publicId),
    order_number: String(order.number),
    state: closed.state,
    center: nameOf(closed.centreId),
    appointment_at: closed.appointmentAt.toISOString(),
    products: shown.map(({ productName }) => productName[locale]),
    answer_until: closed.deadlineAt?.toISOString() ?? null,
    offers: offers.flatMap((offer) => {
      const centre = centres.get(offer.centreId)
      if (!centre) return []
      const { id, latitude, longitude } = centre
      const address = locale === 'ar' ? centre.addressAr : centre.addressEn
      return {
        id: toGlobalId('ClosureOffer', offer.publicId),
        center: { id, name: nameIn(locale, centre), address, latitude, longitude },
        starts_at: offer.startsAt.toISOString(),
        ends_at: offer.endsAt.toISOString(),
        distance_km: offer.distanceKm,
        credit: decimalFromBaisa(offer.creditBaisa),
        held_until: offer.expiresAt.toISOString(),
      }
    }),
    refund: {
      amount: decimalFromBaisa(money.amount),
      wallet: decimalFromBaisa(subtractBaisa(money.amount, money.giftCard)),
      gift_card: decimalFromBaisa(money.giftCard),
    },
    moved_to:
      movedToCentreId !== null && movedTo
        ? { center: nameOf(movedToCentreId), starts_at: movedTo.toISOString() }
        : null,
  }
}

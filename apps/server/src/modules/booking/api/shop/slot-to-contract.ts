import type { RestOfferedSlot } from '@warsha/contract/booking/soonest.rest.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { nameIn } from '#modules/locations/index.ts'
import type { CentreSlot } from '../../use-cases/find-soonest.ts'
import { feeVariantId, toKm } from './booking-to-contract.ts'

export function toOfferedSlot(locale: Locale) {
  return ({ centre, supply, distanceKm, hour }: CentreSlot): RestOfferedSlot => ({
    service_center_id: centre.id,
    name: nameIn(locale, centre),
    address: locale === 'en' ? centre.addressEn : centre.addressAr,
    latitude: centre.latitude,
    longitude: centre.longitude,
    phone_number: centre.phone,
    rating: centre.rating.average,
    ratings: centre.rating.count,
    distance_km: toKm(distanceKm),
    stock_type: supply.stockType,
    slot_id: hour.slotId,
    delivery_date: hour.deliveryDate,
    delivery_shift: hour.shift,
    shift_name: nameIn(locale, { nameEn: hour.shiftEn, nameAr: hour.shiftAr }),
    delivery_time: `${hour.startTime}-${hour.endTime}`,
    starts_at: hour.startsAt.toISOString(),
    hour_type: hour.slotType,
    service_fee: decimalFromBaisa(hour.feeBaisa),
    service_fee_variant_id: feeVariantId(hour.feeVariantId),
  })
}

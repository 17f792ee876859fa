import {
  type RestCentreReview,
  type RestCentreType,
  type RestServiceCentre,
  type RestServiceType,
  weekdays,
} from '@warsha/contract/booking/service-centres.rest.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { MediaViewer } from '#http/media/absolute-media-url.ts'
import { pictureUrl } from '#modules/catalogue/api/shop/index.ts'
import { nameIn } from '#modules/locations/index.ts'
import type { CentreComment } from '../../rules/review.ts'
import type {
  CentreType,
  OfferedServiceType,
  OpeningTime,
  ServiceCentre,
} from '../../rules/service-centre.ts'
import type { Counted } from '../../use-cases/list-centres.ts'

export function toCentreType(locale: Locale) {
  return (type: Counted<CentreType>): RestCentreType => ({
    id: type.id,
    slug: type.slug,
    name: nameIn(locale, type),
    centres: type.centres,
  })
}

export function toServiceType(locale: Locale) {
  return (type: Counted<OfferedServiceType>): RestServiceType => ({
    id: type.id,
    slug: type.slug,
    name: nameIn(locale, type),
    service_type: type.serviceType,
    centres: type.centres,
  })
}

export function toServiceCentre(locale: Locale, now: Date, viewer: MediaViewer) {
  const today = isoWeekdayIndex(now)
  return (centre: ServiceCentre): RestServiceCentre => ({
    id: centre.id,
    name: nameIn(locale, centre),
    address: {
      address: locale === 'en' ? centre.addressEn : centre.addressAr,
      location_address: {
        description: locale === 'en' ? centre.descriptionEn : centre.descriptionAr,
        latitude: centre.latitude,
        longitude: centre.longitude,
      },
    },
    phone_number: centre.phone,
    picture: centre.imageUrl && pictureUrl(centre.imageUrl, { size: pictureSize }, viewer),
    stock_type: centre.stockType,
    dates: [],
    service_types_name: centre.serviceTypes.map((type) => nameIn(locale, type)),
    schedules: weekdays.map((day, index) => ({ day, shifts: [...(centre.week[index] ?? [])] })),
    reviews: centre.rating,
    hours: hoursText(centre.week[today] ?? []),
    type: nameIn(locale, centre.type),
  })
}

/** Twice the width of a card, in pixels. */
const pictureSize = 1024

export function toCentreReview({ id, rating, comment, reviewedAt }: CentreComment): RestCentreReview {
  return { id, rating, comment, date: muscatDate(reviewedAt) }
}

function hoursText(times: readonly OpeningTime[]): string {
  return times.map(({ start, end }) => `${start}-${end}`).join(', ')
}

/** 0 for Monday, by the calendar of Muscat. */
function isoWeekdayIndex(now: Date): number {
  return (new Date(`${muscatDate(now)}T00:00:00Z`).getUTCDay() + 6) % 7
}

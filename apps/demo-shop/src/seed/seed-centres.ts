import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import {
  centreServiceTypes,
  centreTypes,
  schedules,
  serviceCentres,
  serviceTypeCategories,
  serviceTypes,
  shifts,
} from '@warsha/server/modules/booking/storage/booking.tables.ts'
import { type DemoCentre, demoCentres } from '../booking/demo-centres.ts'
import { demoReviews } from '../booking/demo-reviews.ts'
import { feeSku } from '../booking/demo-service-fee.ts'
import { demoCentreTypes, demoServiceTypes } from '../booking/demo-service-types.ts'
import { centrePictures } from '../booking/pictures/centre-pictures.ts'
import { type ShiftPattern, shiftPatterns } from '../booking/shift-patterns.ts'
import { demoStates } from '../locations/demo-places.ts'
import { categoryIds, idOf, variantIds } from './catalogue-keys.ts'
import { centrePhone } from './centre-phone.ts'
import { insertRows, moveCounters } from './insert-rows.ts'
import { centrePictureUrl } from './media-urls.ts'
import { warehouseIdOf } from './seed-stock.ts'

const stateIds = new Map(demoStates.map((state) => [state.slug, state.id]))
const typeIds = new Map<string, number>(demoCentreTypes.map((type) => [type.slug, type.id]))
const serviceTypeIds = new Map(demoServiceTypes.map((type) => [type.slug, type.id]))

export async function seedCentres(tx: Transaction): Promise<void> {
  await insertRows(tx, centreTypes, demoCentreTypes)
  await insertRows(
    tx,
    serviceTypes,
    demoServiceTypes.map(({ categories: _categories, ...type }) => type),
  )
  await insertRows(
    tx,
    serviceTypeCategories,
    demoServiceTypes.flatMap((type) =>
      type.categories.map((slug) => ({ serviceTypeId: type.id, categoryId: idOf(categoryIds, slug) })),
    ),
  )
  await insertRows(tx, serviceCentres, demoCentres.map(toCentre))
  await insertRows(tx, centreServiceTypes, demoCentres.flatMap(toServiceTypes))
  const numberedShifts = demoCentres.flatMap((centre) =>
    patternOf(centre).map((pattern, index) => ({ centre, pattern, id: centre.id * 10 + index })),
  )
  await insertRows(
    tx,
    shifts,
    numberedShifts.map(({ id, centre, pattern: { weekdays: _weekdays, ...pattern } }) => ({
      ...pattern,
      id,
      centreId: centre.id,
      capacity: centre.capacity,
      serviceFeeVariantId:
        pattern.serviceFeeBaisa > 0 ? idOf(variantIds, feeSku(pattern.serviceFeeBaisa)) : null,
    })),
  )
  await insertRows(
    tx,
    schedules,
    numberedShifts.flatMap(({ id, centre, pattern }) =>
      pattern.weekdays.map((weekday) => ({ centreId: centre.id, shiftId: id, weekday })),
    ),
  )
  await moveCounters(tx, [centreTypes, serviceTypes, serviceCentres, shifts])
}

function patternOf(centre: DemoCentre): readonly ShiftPattern[] {
  return shiftPatterns[centre.pattern]
}

function toCentre(centre: DemoCentre) {
  return {
    id: centre.id,
    slug: centre.slug,
    nameEn: centre.name[0],
    nameAr: centre.name[1],
    addressEn: centre.address[0],
    addressAr: centre.address[1],
    descriptionEn: centre.description[0],
    descriptionAr: centre.description[1],
    latitude: centre.position[0],
    longitude: centre.position[1],
    phone: centrePhone(centre),
    imageUrl: centrePictures.has(centre.slug) ? centrePictureUrl(centre.slug) : null,
    stockType: centre.fromWarehouse ? ('warehouse' as const) : ('center' as const),
    leadDays: centre.fromWarehouse ? 1 : 0,
    stateId: idOf(stateIds, centre.state),
    typeId: idOf(typeIds, centre.type),
    warehouseId: warehouseIdOf(centre),
    ...importedRatings(centre),
  }
}

/** Together with those that have a comment and are rows of their own: 4.5 over 120 at the first centre, others differ. */
function importedRatings({ id, slug, isNew }: DemoCentre) {
  if (isNew) return { importedRatingSum: 0, importedRatingCount: 0 }
  const reviews = demoReviews[slug] ?? []
  const stars = reviews.reduce((sum, [rating]) => sum + rating, 0)
  const count = id === 1 ? 120 : 38 + ((id * 61) % 190)
  const tenths = id === 1 ? 45 : 39 + ((id * 5) % 11)
  return {
    importedRatingSum: Math.round((count * tenths) / 10) - stars,
    importedRatingCount: count - reviews.length,
  }
}

function toServiceTypes(centre: DemoCentre) {
  const rows = (slugs: readonly string[], venue: 'center' | 'home') =>
    slugs.map((slug) => ({ centreId: centre.id, serviceTypeId: idOf(serviceTypeIds, slug), venue }))
  return [...rows(centre.services, 'center'), ...rows(centre.atHome ?? [], 'home')]
}

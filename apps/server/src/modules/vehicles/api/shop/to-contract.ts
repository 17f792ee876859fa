import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { RestBrand, RestCar, RestCarModel } from '@warsha/contract/vehicles/vehicles.rest.ts'
import { nameIn } from '#modules/locations/index.ts'
import type { CarBrand, CarModel } from '../../rules/car.ts'
import type { Car } from '../../use-cases/find-car.ts'

export function toBrand(locale: Locale) {
  return (brand: CarBrand): RestBrand => ({ id: brand.id, slug: brand.slug, name: nameIn(locale, brand) })
}

export function toCarModel(locale: Locale) {
  return (model: CarModel): RestCarModel => {
    const { fitments } = model
    const last = fitments.at(-1)
    return {
      id: model.id,
      name: nameIn(locale, model),
      type: model.type,
      brand_id: model.brand.id,
      year_from: fitments[0]?.yearFrom ?? null,
      year_to: last?.yearTo ?? null,
    }
  }
}

export function toCar(locale: Locale) {
  return ({ model, year, fitment }: Car): RestCar => ({
    car_id: model.id,
    year,
    name: nameIn(locale, model),
    brand_id: model.brand.id,
    brand: nameIn(locale, model.brand),
    type: model.type,
    takes: fitment
      ? {
          oil_grades: [...fitment.oilGrades],
          oil_litres: fitment.oilMillilitres / 1000,
          tyre_sizes: [...fitment.tyreSizes],
          tyre_count: fitment.tyreCount,
          battery_ah: [...fitment.batteryAmpereHours],
        }
      : null,
  })
}

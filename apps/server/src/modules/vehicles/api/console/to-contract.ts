import type {
  RestConsoleBrand,
  RestConsoleModel,
  RestFitment,
} from '@warsha/contract/console/vehicles/cars.rest.ts'
import { readPosition } from '#commands/keyset.ts'
import type { CarFitment } from '../../rules/car.ts'
import type { EditedBrand, EditedModel } from '../../rules/edited-car.ts'

export function toBrand({ id, slug, nameEn, nameAr, models, revision }: EditedBrand): RestConsoleBrand {
  return { id, slug, name: { en: nameEn, ar: nameAr }, models, revision }
}

export function toModel(model: EditedModel): RestConsoleModel {
  const { id, slug, nameEn, nameAr, type, brand, fitments, revision } = model
  return {
    id,
    slug,
    name: { en: nameEn, ar: nameAr },
    type,
    brand: { id: brand.id, name: { en: brand.nameEn, ar: brand.nameAr } },
    fitments: fitments.map(toFitment),
    revision,
  }
}

function toFitment(fitment: CarFitment): RestFitment {
  return {
    year_from: fitment.yearFrom,
    year_to: fitment.yearTo,
    oil_grades: [...fitment.oilGrades],
    oil_millilitres: fitment.oilMillilitres,
    tyre_sizes: [...fitment.tyreSizes],
    tyre_count: fitment.tyreCount,
    battery_ah: [...fitment.batteryAmpereHours],
  }
}

export function fitmentOf(sent: RestFitment): CarFitment {
  return {
    yearFrom: sent.year_from,
    yearTo: sent.year_to,
    oilGrades: sent.oil_grades,
    oilMillilitres: sent.oil_millilitres,
    tyreSizes: sent.tyre_sizes,
    tyreCount: sent.tyre_count,
    batteryAmpereHours: sent.battery_ah,
  }
}

/** Where a page of a list by name ends; undefined for what is no such position. */
export function readNamePosition(text: string): { name: string; id: number } | undefined {
  const [name, id] = readPosition(text, 2) ?? []
  const isPosition = typeof name === 'string' && typeof id === 'number' && Number.isInteger(id)
  return isPosition && id >= 0 && id < 2 ** 31 && !name.includes('\0') ? { name, id } : undefined
}

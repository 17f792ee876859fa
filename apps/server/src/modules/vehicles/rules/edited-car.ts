import type { CarFitment, CarType } from './car.ts'

/** A brand as operators edit it. */
export type EditedBrand = {
  id: number
  slug: string
  nameEn: string
  nameAr: string
  models: number
  revision: number
}

export type BrandFields = Pick<EditedBrand, 'nameEn' | 'nameAr'>

/** The fields of a model that operators edit, with all of its fitments. */
export type ModelFields = BrandFields & { type: CarType; fitments: readonly CarFitment[] }

/** A model as operators edit it. */
export type EditedModel = ModelFields & {
  id: number
  slug: string
  brand: { id: number; nameEn: string; nameAr: string }
  revision: number
}

/** The English name in small letters and hyphens. */
export function slugOfCar(nameEn: string): string {
  const slug = nameEn
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return slug || 'car'
}

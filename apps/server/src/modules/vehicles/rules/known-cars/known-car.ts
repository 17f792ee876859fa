import type { CarFitment, CarType } from '../car.ts'

/** The curated table is written by hand: what somebody at a counter would say, not a manufacturer's catalogue. */
export type KnownBrand = {
  slug: string
  nameEn: string
  nameAr: string
  models: readonly KnownModel[]
}

export type KnownModel = {
  slug: string
  nameEn: string
  nameAr: string
  type: CarType
  fitments: readonly CarFitment[]
}

type BrandName = readonly [nameEn: string, nameAr: string]

export function brand([nameEn, nameAr]: BrandName, models: readonly KnownModel[]): KnownBrand {
  return { slug: slugOf(nameEn), nameEn, nameAr, models }
}

export function passenger(name: BrandName, ...fitments: readonly CarFitment[]): KnownModel {
  return model('passenger', name, fitments)
}

export function commercial(name: BrandName, ...fitments: readonly CarFitment[]): KnownModel {
  return model('commercial', name, fitments)
}

/** Years as `2016-2023` or, while it is still built, `2016-`; grades and sizes separated by spaces. */
export function takes(
  years: `${number}-${number | ''}`,
  oil: readonly [litres: number, grades: string],
  tyreSizes: string,
  ...batteryAmpereHours: readonly number[]
): CarFitment {
  const [from, to] = years.split('-')
  return {
    yearFrom: Number(from),
    yearTo: to ? Number(to) : null,
    oilMillilitres: Math.round(oil[0] * 1000),
    oilGrades: oil[1].split(' '),
    tyreSizes: tyreSizes.split(' '),
    tyreCount: 4,
    batteryAmpereHours,
  }
}

function model(type: CarType, [nameEn, nameAr]: BrandName, fitments: readonly CarFitment[]): KnownModel {
  return { slug: slugOf(nameEn), nameEn, nameAr, type, fitments }
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

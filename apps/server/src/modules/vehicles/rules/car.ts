/** Legal type of a car: for passengers or commercial. */
export type CarType = 'passenger' | 'commercial'

type Named = { id: number; slug: string; nameEn: string; nameAr: string }

export type CarBrand = Named

/** A model of a brand, named by `car_id`. */
export type CarModel = Named & { type: CarType; brand: CarBrand; fitments: readonly CarFitment[] }

/** Oil, tyres and battery of a model in the years it was built like that; `yearTo` is null while it still is. */
export type CarFitment = {
  yearFrom: number
  yearTo: number | null
  oilGrades: readonly string[]
  /** A change with a new filter. */
  oilMillilitres: number
  tyreSizes: readonly string[]
  tyreCount: number
  batteryAmpereHours: readonly number[]
}

/** Every car the shop knows, in the order of display. */
export type Cars = {
  brands: readonly CarBrand[]
  models: readonly CarModel[]
  modelsById: ReadonlyMap<number, CarModel>
}

/** Undefined for a year in which the shop does not know what the model takes. */
export function fitmentOf({ fitments }: CarModel, year: number): CarFitment | undefined {
  return fitments.find(({ yearFrom, yearTo }) => yearFrom <= year && year <= (yearTo ?? year))
}

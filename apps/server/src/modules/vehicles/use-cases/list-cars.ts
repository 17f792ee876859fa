import type { Models } from '#kernel/read-model.ts'
import type { CarBrand, CarModel, CarType } from '../rules/car.ts'
import { carsModel } from '../storage/cars-model.ts'

/** Brands that have a model of the type, or any model. */
export async function listBrands(models: Models, type: CarType | undefined): Promise<CarBrand[]> {
  const cars = await models.get(carsModel)
  const used = new Set(
    cars.models.filter((model) => !type || model.type === type).map(({ brand }) => brand.id),
  )
  return cars.brands.filter(({ id }) => used.has(id))
}

export async function listCarModels(
  models: Models,
  { brandId, type }: { brandId: number; type?: CarType | undefined },
): Promise<CarModel[]> {
  const cars = await models.get(carsModel)
  return cars.models.filter(({ brand, ...model }) => brand.id === brandId && (!type || model.type === type))
}

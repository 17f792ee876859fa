import type { CarKey } from '@warsha/contract/vehicles/car-parameter.ts'
import {
  addCarCall,
  changeCarCall,
  listBrandsCall,
  listCarModelsCall,
  listSavedCarsCall,
  readCarCall,
  removeCarCall,
} from '@warsha/contract/vehicles/vehicles.calls.ts'
import type { CarType } from '@warsha/contract/vehicles/vehicles.constants.ts'
import type {
  RestBrand,
  RestCar,
  RestCarModel,
  RestSavedCar,
} from '@warsha/contract/vehicles/vehicles.rest.ts'
import { browserApi } from '~/session/load-page.ts'

type Options = { signal?: AbortSignal; isBackground?: boolean }

const wholeList = 100

export async function listBrands(type: CarType, options: Options = {}): Promise<RestBrand[]> {
  return (await browserApi().call(listBrandsCall, { query: { type, limit: wholeList }, ...options })).data
}

export async function listModels(
  { brandId, type }: { brandId: number; type: CarType },
  options: Options = {},
): Promise<RestCarModel[]> {
  const query = { brand_id: brandId, type, limit: wholeList }
  return (await browserApi().call(listCarModelsCall, { query, ...options })).data
}

export async function readCar({ carId, year }: CarKey, options: Options = {}): Promise<RestCar> {
  return (await browserApi().call(readCarCall, { query: { car_id: carId, year }, ...options })).data
}

export async function listSavedCars(options: Options = {}): Promise<RestSavedCar[]> {
  return (await browserApi().call(listSavedCarsCall, { query: { limit: wholeList }, ...options })).data
}

/** Adds a car, or changes the one with the id. */
export async function saveCar({ carId, year }: CarKey, id?: string): Promise<RestSavedCar> {
  const body = { car_id: carId, year }
  const saved = id
    ? await browserApi().call(changeCarCall, { params: { id }, body })
    : await browserApi().call(addCarCall, { body })
  return saved.data
}

export async function removeCar(id: string): Promise<void> {
  await browserApi().call(removeCarCall, { params: { id } })
}

/** `Toyota Hilux 2019` */
export function carName({ brand, name, year }: Pick<RestCar, 'brand' | 'name' | 'year'>): string {
  return `${brand} ${name} ${year}`
}

import type { Database, Transaction } from '#kernel/database/connect.ts'
import type { Models } from '#kernel/read-model.ts'
import { deleteCustomerCars } from '../storage/customer-car-queries.ts'
import { listSavedCars } from './list-saved-cars.ts'

/** The cars as a part of what is stored about a customer. */
export const carData = {
  async export(context: { db: Database; models: Models }, customerId: number) {
    const cars = await listSavedCars(context, customerId)
    return { cars: cars.map(({ model, year }) => ({ brand: model.brand.nameEn, model: model.nameEn, year })) }
  },
  erase: (tx: Transaction, customerId: number) => deleteCustomerCars(tx, customerId),
}

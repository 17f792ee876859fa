import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { customerAddresses } from '@warsha/server/modules/addresses/storage/addresses.tables.ts'
import {
  carBrands,
  carModels,
  customerCars,
} from '@warsha/server/modules/vehicles/storage/vehicles.tables.ts'
import { and, asc, eq } from 'drizzle-orm'

/** The addresses and cars of the customer with a history. Given once, with the orders: what was removed stays removed. */
export async function insertDemoBelongings(tx: Transaction, customerId: number): Promise<void> {
  const names = { firstName: 'Salma', lastName: 'Al Harthy', phone: '+96890000002', country: 'OM' }
  const alKhuwair = { latitude: 23.5932, longitude: 58.4262 }
  const ghala = { latitude: 23.5741, longitude: 58.3655 }
  await tx
    .insert(customerAddresses)
    .values([
      {
        customerId,
        slot: 1,
        ...names,
        streetAddress1: 'Way 3018, House 12, Al Khuwair',
        city: 'Muscat',
        ...alKhuwair,
      },
      {
        customerId,
        slot: 2,
        ...names,
        streetAddress1: 'Ghala Heights, Building 7',
        city: 'Muscat',
        ...ghala,
      },
    ])
    .onConflictDoNothing()
  const models = await tx
    .select({ id: carModels.id })
    .from(carModels)
    .innerJoin(carBrands, and(eq(carBrands.id, carModels.brandId), eq(carBrands.slug, 'toyota')))
    .orderBy(asc(carModels.id))
    .limit(2)
  const cars = models.map(({ id }, at) => ({ customerId, modelId: id, year: 2019 + at * 3, slot: at + 1 }))
  if (cars.length > 0) await tx.insert(customerCars).values(cars).onConflictDoNothing()
}

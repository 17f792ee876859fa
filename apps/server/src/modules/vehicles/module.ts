import { defineModule } from '#http/define-module.ts'
import { consoleBrandRoutes } from './api/console/brands.console.ts'
import { consoleModelRoutes } from './api/console/models.console.ts'
import { carRoutes } from './api/shop/cars.rest.ts'
import { customerCarRoutes } from './api/shop/customer-cars.rest.ts'
import { carNames } from './storage/record-names.ts'
import * as tables from './storage/vehicles.tables.ts'
import { carData } from './use-cases/car-data.ts'
import { carSheet } from './use-cases/car-sheet.ts'
import { seedCars } from './use-cases/seed-cars.ts'

export const vehiclesModule = defineModule({
  name: 'vehicles',
  recordNames: carNames,
  tables: Object.values(tables),
  topics: [{ name: 'vehicles', staleMs: 1000 }],
  rest: (deps) => async (app) => {
    await app.register(carRoutes(deps))
    await app.register(customerCarRoutes(deps))
  },
  console: (deps) => async (app) => {
    await app.register(consoleBrandRoutes(deps))
    await app.register(consoleModelRoutes(deps))
  },
  sheets: [carSheet],
  personalData: carData,
  seeds: [{ name: 'cars', run: seedCars }],
})

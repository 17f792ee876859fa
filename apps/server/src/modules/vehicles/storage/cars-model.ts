import { asc } from 'drizzle-orm'
import type { ModelDefinition } from '#kernel/read-model.ts'
import type { CarModel, Cars } from '../rules/car.ts'
import { carBrands, carFitments, carModels } from './vehicles.tables.ts'

/** All cars at once: some hundred rows that change a few times a year. */
export const carsModel: ModelDefinition<Cars> = {
  topics: ['vehicles'],
  async load(db) {
    const [brandRows, modelRows, fitmentRows] = await Promise.all([
      db.select().from(carBrands).orderBy(asc(carBrands.nameEn), asc(carBrands.id)),
      db.select().from(carModels).orderBy(asc(carModels.nameEn), asc(carModels.id)),
      db.select().from(carFitments).orderBy(asc(carFitments.yearFrom)),
    ])
    const brands = new Map(brandRows.map((brand) => [brand.id, brand]))
    const fitments = Map.groupBy(fitmentRows, ({ modelId }) => modelId)
    const models = modelRows.flatMap((row): CarModel[] => {
      const brand = brands.get(row.brandId)
      // A brand that was added between the reads comes with its own notice.
      return brand ? [{ ...row, brand, fitments: fitments.get(row.id) ?? [] }] : []
    })
    return { brands: brandRows, models, modelsById: new Map(models.map((model) => [model.id, model])) }
  },
}

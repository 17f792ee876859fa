import type { Transaction } from '#kernel/database/connect.ts'
import type { KnownBrand } from '../rules/known-cars/known-car.ts'
import { carBrands, carFitments, carModels } from './vehicles.tables.ts'

export async function hasBrands(tx: Transaction): Promise<boolean> {
  return (await tx.select({ id: carBrands.id }).from(carBrands).limit(1)).length > 0
}

/** Adds brands, models and fitments that are not there; what is there stays as it is, whatever it says by now. */
export async function addMissingCars(tx: Transaction, wanted: readonly KnownBrand[]): Promise<void> {
  const known = new Set((await tx.select({ slug: carBrands.slug }).from(carBrands)).map(({ slug }) => slug))
  const newBrands = wanted.filter(({ slug }) => !known.has(slug))
  if (newBrands.length > 0) {
    const rows = newBrands.map(({ models: _models, ...brand }) => brand)
    await tx.insert(carBrands).values(rows).onConflictDoNothing()
  }
  const brands = await tx.select({ id: carBrands.id, slug: carBrands.slug }).from(carBrands)
  const brandIds = new Map(brands.map(({ id, slug }) => [slug, id]))
  await addMissingModels(tx, wanted, (slug) => idOf(brandIds, slug))
}

async function addMissingModels(
  tx: Transaction,
  wanted: readonly KnownBrand[],
  brandIdOf: (slug: string) => number,
): Promise<void> {
  const keys = { id: carModels.id, brandId: carModels.brandId, slug: carModels.slug }
  const known = new Set((await tx.select(keys).from(carModels)).map(modelKey))
  const all = wanted.flatMap(({ slug, models }) =>
    models.map((model) => ({ ...model, brandId: brandIdOf(slug) })),
  )
  const added = all.filter((model) => !known.has(modelKey(model)))
  if (added.length === 0) return
  const rows = added.map(({ fitments: _fitments, ...model }) => model)
  const inserted = await tx.insert(carModels).values(rows).onConflictDoNothing().returning(keys)
  const modelIds = new Map(inserted.map((model) => [modelKey(model), model.id]))
  const fitments = added.flatMap((model) => {
    const modelId = modelIds.get(modelKey(model))
    return modelId ? model.fitments.map((fitment) => toRow(modelId, fitment)) : []
  })
  if (fitments.length > 0) await tx.insert(carFitments).values(fitments).onConflictDoNothing()
}

function toRow(modelId: number, fitment: KnownBrand['models'][number]['fitments'][number]) {
  return {
    ...fitment,
    modelId,
    oilGrades: [...fitment.oilGrades],
    tyreSizes: [...fitment.tyreSizes],
    batteryAmpereHours: [...fitment.batteryAmpereHours],
  }
}

function modelKey({ brandId, slug }: { brandId: number; slug: string }): string {
  return `${brandId}/${slug}`
}

function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`The car brand ${slug} was not added`)
  return id
}

import { maxCount } from '#commands/keyset.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { EditedBrand, EditedModel } from '../rules/edited-car.ts'
import {
  type CarFilter,
  findEditedBrand,
  findEditedBrands,
  findEditedModel,
  findEditedModels,
  type NamePosition,
} from '../storage/edited-car-queries.ts'

type Context = { db: Database }
type Page = { after: NamePosition | undefined; limit: number }
type Found<Item> = { found: Item[]; total: number; isExact: boolean }

/** Brands by name. */
export async function listEditedBrands(
  { db }: Context,
  filter: CarFilter,
  page: Page,
): Promise<Found<EditedBrand>> {
  return capped(await findEditedBrands(db, filter, page))
}

/** Models by name, with all of their fitments. */
export async function listEditedModels(
  { db }: Context,
  filter: CarFilter,
  page: Page,
): Promise<Found<EditedModel>> {
  return capped(await findEditedModels(db, filter, page))
}

export async function readBrand({ db }: Context, id: number): Promise<Outcome<EditedBrand, 'NOT_FOUND'>> {
  const brand = await findEditedBrand(db, id)
  return brand ? ok(brand) : refuse('NOT_FOUND')
}

export async function readModel({ db }: Context, id: number): Promise<Outcome<EditedModel, 'NOT_FOUND'>> {
  const model = await findEditedModel(db, id)
  return model ? ok(model) : refuse('NOT_FOUND')
}

function capped<Item>({ found, total }: { found: Item[]; total: number }): Found<Item> {
  return { found, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

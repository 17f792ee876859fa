import type { Transaction } from '#kernel/database/connect.ts'
import type { ModelFields } from '../rules/edited-car.ts'
import {
  findBrandsBySlug,
  findModelIds,
  insertBrands,
  insertModels,
  replaceFitmentsOf,
  type SheetBrand,
  type SheetModel,
  updateBrands,
  updateModels,
} from '../storage/car-sheet-queries.ts'

/** A brand or a model to be made or changed. */
export type CarWrite =
  | {
      record: 'brand'
      before: SheetBrand | undefined
      after: { slug: string; nameEn: string; nameAr: string }
    }
  | {
      record: 'model'
      /** Slug of its brand. */
      brand: string
      before: SheetModel | undefined
      after: ModelFields & { slug: string }
    }

/** Writes cars that were planned; answers their ids. Another operator who was faster is a fault: the job repeats. */
export async function writeCars(tx: Transaction, writes: readonly CarWrite[]): Promise<readonly number[]> {
  await writeBrands(
    tx,
    writes.filter((write) => write.record === 'brand'),
  )
  const slugs = writes.map((write) => (write.record === 'brand' ? write.after.slug : write.brand))
  const brands = await findBrandsBySlug(tx, slugs, { isLocking: false })
  const brandIds = new Map(brands.map(({ slug, id }) => [slug, id]))
  const modelIds = await writeModels(
    tx,
    writes.filter((write) => write.record === 'model'),
    brandIds,
  )
  return writes.map((write) =>
    write.record === 'brand'
      ? (brandIds.get(write.after.slug) ?? 0)
      : (modelIds.get(`${write.brand}/${write.after.slug}`) ?? 0),
  )
}

async function writeBrands(tx: Transaction, writes: readonly Extract<CarWrite, { record: 'brand' }>[]) {
  const made = writes.flatMap(({ before, after }) => (before ? [] : [after]))
  const edited = writes.flatMap(({ before, after }) =>
    before ? [{ ...after, id: before.id, revision: before.revision }] : [],
  )
  expectAll(made.length === 0 || (await insertBrands(tx, made)) === made.length)
  expectAll(edited.length === 0 || (await updateBrands(tx, edited)) === edited.length)
}

async function writeModels(
  tx: Transaction,
  writes: readonly Extract<CarWrite, { record: 'model' }>[],
  brandIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  if (writes.length === 0) return new Map()
  const rows = writes.map(({ brand, before, after: { fitments: _fitments, ...fields } }) => ({
    ...fields,
    brandId: brandIds.get(brand) ?? 0,
    id: before?.id ?? 0,
    revision: before?.revision ?? 0,
  }))
  const made = rows.filter(({ id }) => id === 0)
  const edited = rows.filter(({ id }) => id !== 0)
  expectAll(made.length === 0 || (await insertModels(tx, made)) === made.length)
  expectAll(edited.length === 0 || (await updateModels(tx, edited)) === edited.length)
  const slugOf = new Map([...brandIds].map(([slug, id]) => [id, slug]))
  const found = await findModelIds(tx, [...brandIds.values()])
  const ids = new Map(found.map(({ id, brandId, slug }) => [`${slugOf.get(brandId)}/${slug}`, id]))
  await replaceFitmentsOf(
    tx,
    writes.map(({ brand, after }) => ({
      id: ids.get(`${brand}/${after.slug}`) ?? 0,
      fitments: after.fitments,
    })),
  )
  return ids
}

function expectAll(areWritten: boolean): void {
  if (!areWritten) throw new Error('A car was made or changed while its import ran')
}

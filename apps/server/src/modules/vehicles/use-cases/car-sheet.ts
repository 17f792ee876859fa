import { type CellProblem, type Cells, defineSheet, type PlannedRow } from '#commands/sheets/define-sheet.ts'
import {
  findBrandsBySlug,
  findModelsOfBrands,
  readSheetBrands,
  type SheetBrand,
  type SheetModel,
} from '../storage/car-sheet-queries.ts'
import { brandCells, carColumns, rowsOfModel, textOf } from './car-cells.ts'
import { planBrand, planModel } from './plan-cars.ts'
import { type CarWrite, writeCars } from './write-cars.ts'

/** Rows of an average brand. */
const rowsPerBrand = 20

/**
 * Cars as a file: a row for every range of years of a model, with the names of its brand and model. A brand without models
 * and a model without fitments have one row. What the file does not name stays; `remove` takes a fitment away.
 */
export const carSheet = defineSheet<CarWrite>({
  kind: 'cars',
  group: ['brand'],
  columns: carColumns,

  async read(executor, _scope, { after, limit: rows }) {
    const limit = Math.ceil(rows / rowsPerBrand)
    const brands = await readSheetBrands(executor, { afterId: Number(after ?? 0), limit })
    const shown = brands.slice(0, limit)
    const models = Map.groupBy(
      await findModelsOfBrands(
        executor,
        shown.map(({ id }) => id),
        { isLocking: false },
      ),
      ({ brandId }) => brandId,
    )
    return {
      rows: shown.flatMap((brand) => {
        const own = models.get(brand.id) ?? []
        return own.length === 0 ? [brandCells(brand)] : own.flatMap((model) => rowsOfModel(brand, model))
      }),
      after: brands.length > limit ? String(shown.at(-1)?.id) : undefined,
    }
  },

  async plan(executor, rows, { isLocking }) {
    const slugs = new Set(rows.map(({ brand }) => textOf(brand)))
    const brands = await findBrandsBySlug(executor, [...slugs], { isLocking })
    const models = await findModelsOfBrands(
      executor,
      brands.map(({ id }) => id),
      { isLocking },
    )
    const modelsOf = Map.groupBy(models, ({ brandId }) => brandId)
    const planned: PlannedRow<CarWrite>[] = rows.map(() => ({ kind: 'joined' }))
    for (const [slug, at] of Map.groupBy(rows.keys(), (place) => textOf(rows[place]?.brand))) {
      const brand = brands.find((each) => each.slug === slug)
      const group = planGroup(
        at.map((place) => rows[place] ?? {}),
        { slug, brand, models: brand ? (modelsOf.get(brand.id) ?? []) : [] },
      )
      for (const [index, place] of at.entries()) planned[place] = group[index] ?? { kind: 'same' }
    }
    return planned
  },

  write: (tx, changes) =>
    writeCars(
      tx,
      changes.map(({ write }) => write),
    ),
})

type KnownBrand = { slug: string; brand: SheetBrand | undefined; models: readonly SheetModel[] }

/** What the rows of one brand do: the first about a record has its change. */
function planGroup(rows: readonly Cells[], known: KnownBrand): PlannedRow<CarWrite>[] {
  const problems: CellProblem[][] = rows.map(() => [])
  const changes = rows.map((): Extract<PlannedRow<CarWrite>, { kind: 'change' }>['changes'][number][] => [])
  const joined = new Set<number>()
  const brand = planBrand(rows, known)
  for (const [at, found] of brand.problems.entries()) problems[at]?.push(...found)
  if (brand.change) {
    changes[0]?.push(brand.change)
    for (const at of rows.keys()) joined.add(at)
  }
  for (const [slug, at] of Map.groupBy(rows.keys(), (place) => textOf(rows[place]?.model))) {
    if (slug === '') continue
    const model = planModel(
      at.map((place) => rows[place] ?? {}),
      { slug, known, model: known.models.find((each) => each.slug === slug) },
    )
    for (const [index, found] of model.problems.entries()) problems[at[index] ?? 0]?.push(...found)
    if (!model.change) continue
    changes[at[0] ?? 0]?.push(model.change)
    for (const place of at) joined.add(place)
  }
  const isWrong = problems.some((found) => found.length > 0)
  return rows.map((_, at): PlannedRow<CarWrite> => {
    const own = problems[at] ?? []
    if (own.length > 0) return { kind: 'problems', problems: own }
    const made = changes[at] ?? []
    if (made.length > 0 && !isWrong) return { kind: 'change', changes: made }
    return { kind: isWrong || joined.has(at) ? 'joined' : 'same' }
  })
}

import { isDeepStrictEqual } from 'node:util'
import type { CellProblem, Cells, PlannedChange } from '#commands/sheets/define-sheet.ts'
import { cellReader } from '#commands/sheets/read-cells.ts'
import type { CarFitment } from '../rules/car.ts'
import type { SheetBrand, SheetModel } from '../storage/car-sheet-queries.ts'
import {
  brandCells,
  brandColumns,
  disagreements,
  fitmentCells,
  fitmentColumns,
  modelCells,
  modelColumns,
  readFitment,
  readNames,
  readType,
  readYear,
  rowsOfModel,
  textOf,
} from './car-cells.ts'
import type { CarWrite } from './write-cars.ts'

type PlannedCar = { problems: CellProblem[][]; change: PlannedChange<CarWrite> | undefined }

/** What the rows of a brand say about the brand itself. */
export function planBrand(
  rows: readonly Cells[],
  { slug, brand }: { slug: string; brand: SheetBrand | undefined },
): PlannedCar {
  const [first = {}] = rows
  const reader = cellReader(first, brand && brandCells(brand))
  if (!brand) reader.slug('brand', 80)
  const names = readNames(reader, brandColumns, brand)
  const problems = rows.map((cells, at) => [
    ...(at === 0 ? reader.problems : disagreements(first, cells, brandColumns)),
    ...strayCells(cells),
  ])
  const after = { slug, ...names }
  const before = brand && { slug, nameEn: brand.nameEn, nameAr: brand.nameAr }
  if (before && isDeepStrictEqual(before, after)) return { problems, change: undefined }
  return {
    problems,
    change: {
      subject: { kind: 'car-brand', id: brand?.id ?? slug },
      before: before ?? {},
      after,
      isNew: !brand,
      undo: brand ? [brandCells(brand)] : [],
      write: { record: 'brand', before: brand, after },
    },
  }
}

/** Cells about a model or a fitment that the row does not name. */
function strayCells(cells: Cells): CellProblem[] {
  const has = (columns: readonly string[]) => columns.some((column) => textOf(cells[column]) !== '')
  if (textOf(cells.model) === '')
    return has([...modelColumns, 'year_from', ...fitmentColumns])
      ? [{ column: 'model', code: 'required' }]
      : []
  return textOf(cells.year_from) === '' && has([...fitmentColumns, 'remove'])
    ? [{ column: 'year_from', code: 'required' }]
    : []
}

type KnownModel = {
  slug: string
  known: { slug: string; brand: SheetBrand | undefined }
  model: SheetModel | undefined
}

const maxFitments = 40

/** What rows say about one model: its names, its type and the ranges of years that they name. */
export function planModel(rows: readonly Cells[], { slug, known, model }: KnownModel): PlannedCar {
  const [first = {}] = rows
  const reader = cellReader(first, model && modelCells(model))
  if (!model) reader.slug('model', 80)
  const names = readNames(reader, ['model_en', 'model_ar'], model)
  const type = readType(reader, model)
  const years = rows.map((cells) => planYears(cells, model?.fitments ?? []))
  const problems = rows.map((cells, at) => [
    ...(at === 0 ? reader.problems : disagreements(first, cells, modelColumns)),
    ...(years[at]?.problems ?? []),
  ])
  const fitments = fitmentsAfter(model?.fitments ?? [], years)
  const overlapping = overlapOf(fitments)
  const place = years.findLastIndex(({ yearFrom }) => yearFrom !== undefined && yearFrom === overlapping)
  if (overlapping !== undefined) problems[Math.max(place, 0)]?.push({ column: 'year_from', code: 'overlap' })
  if (fitments.length > maxFitments) problems[0]?.push({ column: 'year_from', code: 'too-large' })
  const after = { slug, ...names, type, fitments }
  const before = model && {
    slug,
    nameEn: model.nameEn,
    nameAr: model.nameAr,
    type: model.type,
    fitments: model.fitments,
  }
  if (before && isDeepStrictEqual(before, after)) return { problems, change: undefined }
  return {
    problems,
    change: {
      subject: { kind: 'car-model', id: model?.id ?? `${known.slug}/${slug}` },
      before: before ?? {},
      after,
      isNew: !model,
      undo: model && known.brand ? undoOf(known.brand, model, fitments) : [],
      write: { record: 'model', brand: known.slug, before: model, after },
    },
  }
}

type PlannedYears = {
  yearFrom: number | undefined
  /** Undefined where the row takes it away. */
  fitment: CarFitment | undefined
  problems: readonly CellProblem[]
}

function planYears(cells: Cells, fitments: readonly CarFitment[]): PlannedYears {
  const key = cellReader(cells)
  if (key.isEmpty('year_from')) return { yearFrom: undefined, fitment: undefined, problems: [] }
  const yearFrom = readYear(key)
  if (yearFrom === undefined) return { yearFrom, fitment: undefined, problems: key.problems }
  const current = fitments.find((fitment) => fitment.yearFrom === yearFrom)
  const reader = cellReader(cells, current && fitmentCells(current))
  const isRemoved = !reader.isEmpty('remove') && reader.flag('remove') === true
  const fitment = isRemoved ? undefined : readFitment(reader, yearFrom, current)
  if (isRemoved && !current) reader.fail('year_from', 'unknown')
  return { yearFrom, fitment, problems: reader.problems }
}

/** Those that the file does not name stay. */
function fitmentsAfter(before: readonly CarFitment[], years: readonly PlannedYears[]): readonly CarFitment[] {
  const named = new Set(years.map(({ yearFrom }) => yearFrom))
  const kept = before.filter(({ yearFrom }) => !named.has(yearFrom))
  return [...kept, ...years.flatMap(({ fitment }) => fitment ?? [])].toSorted(
    (one, other) => one.yearFrom - other.yearFrom,
  )
}

/** The first year that two of them are about. */
function overlapOf(fitments: readonly CarFitment[]): number | undefined {
  return fitments.find(({ yearFrom }, at) => {
    const before = fitments[at - 1]
    return before && (before.yearTo ?? Number.POSITIVE_INFINITY) >= yearFrom
  })?.yearFrom
}

/** Rows as they were, and those that take new fitments away again. */
function undoOf(brand: SheetBrand, model: SheetModel, after: readonly CarFitment[]): Cells[] {
  const known = new Set(model.fitments.map(({ yearFrom }) => yearFrom))
  const key = { brand: brand.slug, model: model.slug }
  const added = after.filter(({ yearFrom }) => !known.has(yearFrom))
  return [
    ...rowsOfModel(brand, model),
    ...added.map(({ yearFrom }) => ({ ...key, year_from: String(yearFrom), remove: 'yes' })),
  ]
}

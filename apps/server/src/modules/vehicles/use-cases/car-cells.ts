import { carTypes, firstCarYear } from '@warsha/contract/vehicles/vehicles.constants.ts'
import type { CellProblem, Cells, SheetColumn } from '#commands/sheets/define-sheet.ts'
import { type CellReader, decimalOf, listCell } from '#commands/sheets/read-cells.ts'
import type { CarFitment } from '../rules/car.ts'
import type { BrandFields, ModelFields } from '../rules/edited-car.ts'
import type { SheetBrand, SheetModel } from '../storage/car-sheet-queries.ts'

export const brandColumns = ['brand_en', 'brand_ar'] as const
export const modelColumns = ['model_en', 'model_ar', 'type'] as const
export const fitmentColumns = [
  'year_to',
  'oil_grades',
  'oil_litres',
  'tyre_sizes',
  'tyre_count',
  'battery_ah',
] as const

export const carColumns: readonly SheetColumn[] = [
  { name: 'brand', isKey: true },
  { name: 'model', isKey: true },
  { name: 'year_from', isKey: true },
  ...[...brandColumns, ...modelColumns, ...fitmentColumns].map((name) => ({ name })),
  { name: 'remove' },
]

export function brandCells({ slug, nameEn, nameAr }: Omit<SheetBrand, 'id' | 'revision'>): Cells {
  return { brand: slug, brand_en: nameEn, brand_ar: nameAr }
}

export function modelCells({ slug, nameEn, nameAr, type }: SheetModel): Cells {
  return { model: slug, model_en: nameEn, model_ar: nameAr, type }
}

export function fitmentCells(fitment: CarFitment): Cells {
  return {
    year_from: String(fitment.yearFrom),
    year_to: String(fitment.yearTo ?? ''),
    oil_grades: listCell(fitment.oilGrades),
    oil_litres: String(fitment.oilMillilitres / 1000),
    tyre_sizes: listCell(fitment.tyreSizes),
    tyre_count: String(fitment.tyreCount),
    battery_ah: listCell(fitment.batteryAmpereHours.map(String)),
  }
}

/** A row for every fitment of a model, or one without. */
export function rowsOfModel(brand: SheetBrand, model: SheetModel): Cells[] {
  const cells = { ...brandCells(brand), ...modelCells(model) }
  return model.fitments.length === 0
    ? [cells]
    : model.fitments.map((fitment) => ({ ...cells, ...fitmentCells(fitment) }))
}

const maxName = 80

/** Both names are needed. */
export function readNames(
  reader: CellReader,
  [english, arabic]: readonly [string, string],
  current: BrandFields | undefined,
): BrandFields {
  const name = (column: string, was: string | undefined) => {
    const text = reader.has(column) ? reader.text(column, maxName) : was
    if (text === '' || (!current && !reader.has(column))) reader.fail(column, 'required')
    return text ?? ''
  }
  return { nameEn: name(english, current?.nameEn), nameAr: name(arabic, current?.nameAr) }
}

export function readType(reader: CellReader, current: SheetModel | undefined): ModelFields['type'] {
  const type = reader.has('type') || !current ? reader.choice('type', carTypes) : current.type
  return type ?? 'passenger'
}

/** As a tyre or a can is labelled. */
const isLabel = /^[A-Za-z0-9][A-Za-z0-9 ./-]{0,19}$/
const maxEntries = 20
const lastYear = 2100

/** Reads what the file says about a range of years. */
export function readFitment(
  reader: CellReader,
  yearFrom: number,
  current: CarFitment | undefined,
): CarFitment {
  const field = <Value>(column: string, read: () => Value | undefined, was: Value | undefined, none: Value) =>
    (reader.has(column) || !current ? read() : was) ?? none
  const yearTo =
    reader.has('year_to') && reader.isEmpty('year_to')
      ? null
      : reader.has('year_to')
        ? (reader.integer('year_to', { min: yearFrom, max: lastYear }) ?? null)
        : (current?.yearTo ?? null)
  const labels = (column: string) => () => readLabels(reader, column)
  return {
    yearFrom,
    yearTo,
    oilGrades: field('oil_grades', labels('oil_grades'), current?.oilGrades, []),
    oilMillilitres: field('oil_litres', () => readMillilitres(reader), current?.oilMillilitres, 0),
    tyreSizes: field('tyre_sizes', labels('tyre_sizes'), current?.tyreSizes, []),
    tyreCount: field(
      'tyre_count',
      () => reader.integer('tyre_count', { min: 2, max: 12 }),
      current?.tyreCount,
      4,
    ),
    batteryAmpereHours: field('battery_ah', () => readBatteries(reader), current?.batteryAmpereHours, []),
  }
}

export function readYear(reader: CellReader): number | undefined {
  return reader.integer('year_from', { min: firstCarYear, max: lastYear })
}

function readMillilitres(reader: CellReader): number | undefined {
  const litres = reader.decimal('oil_litres', { min: 0.5, max: 50, decimals: 3 })
  return litres === undefined ? undefined : Math.round(litres * 1000)
}

function readLabels(reader: CellReader, column: string): string[] {
  const labels = reader.list(column)
  if (labels.length === 0) reader.fail(column, 'required')
  if (labels.length > maxEntries) reader.fail(column, 'too-large')
  if (!labels.every((label) => isLabel.test(label))) reader.fail(column, 'form')
  return labels
}

function readBatteries(reader: CellReader): number[] {
  const numbers = reader.list('battery_ah').map((text) => decimalOf(text, { min: 1, max: 1000, decimals: 0 }))
  if (numbers.length === 0) reader.fail('battery_ah', 'required')
  if (numbers.length > maxEntries) reader.fail('battery_ah', 'too-large')
  if (numbers.includes(undefined)) reader.fail('battery_ah', 'number')
  return numbers.flatMap((number) => number ?? [])
}

/** Cells that say something else than those of the first row about the record; an empty one says nothing. */
export function disagreements(first: Cells, cells: Cells, columns: readonly string[]): CellProblem[] {
  return columns.flatMap((column) => {
    const text = textOf(cells[column])
    return text === '' || text === textOf(first[column]) ? [] : [{ column, code: 'disagrees' }]
  })
}

export function textOf(cell: string | undefined): string {
  return cell?.trim() ?? ''
}

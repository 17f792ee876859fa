import type { RestConsoleModel, RestFitment } from '@warsha/contract/console/vehicles/cars.rest.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import type { Problems } from '~/components/edit/record-editor.tsx'
import type { Translation } from '~/session/messages.ts'

/** A fitment as it is typed: everything is text, lists have commas between. */
export type TypedFitment = {
  yearFrom: string
  yearTo: string
  oilGrades: string
  oilLitres: string
  tyreSizes: string
  tyreCount: string
  batteryAh: string
}

/** A model as its form has it. */
export type ModelFields = {
  nameEn: string
  nameAr: string
  type: 'passenger' | 'commercial'
  fitments: readonly TypedFitment[]
}

export const modelFieldNames = [
  'nameEn',
  'nameAr',
  'type',
  'fitments',
] as const satisfies readonly (keyof ModelFields)[]

export const noModel: ModelFields = { nameEn: '', nameAr: '', type: 'passenger', fitments: [] }

export const noFitment: TypedFitment = {
  yearFrom: '',
  yearTo: '',
  oilGrades: '',
  oilLitres: '',
  tyreSizes: '',
  tyreCount: '4',
  batteryAh: '',
}

export function fieldsOf(model: RestConsoleModel): ModelFields {
  return {
    nameEn: model.name.en,
    nameAr: model.name.ar,
    type: model.type,
    fitments: model.fitments.map((fitment) => ({
      yearFrom: String(fitment.year_from),
      yearTo: fitment.year_to === null ? '' : String(fitment.year_to),
      oilGrades: fitment.oil_grades.join(', '),
      oilLitres: String(fitment.oil_millilitres / 1000),
      tyreSizes: fitment.tyre_sizes.join(', '),
      tyreCount: String(fitment.tyre_count),
      batteryAh: fitment.battery_ah.join(', '),
    })),
  }
}

export function toBody(fields: ModelFields) {
  return {
    name: { en: fields.nameEn.trim(), ar: fields.nameAr.trim() },
    type: fields.type,
    fitments: fields.fitments.map(readFitment),
  }
}

function readFitment(typed: TypedFitment): RestFitment {
  return {
    year_from: readNumber(typed.yearFrom),
    year_to: typed.yearTo.trim() ? readNumber(typed.yearTo) : null,
    oil_grades: readList(typed.oilGrades).map((grade) => grade.toUpperCase()),
    oil_millilitres: Math.round(readNumber(typed.oilLitres) * 1000),
    tyre_sizes: readList(typed.tyreSizes).map((size) => size.toUpperCase()),
    tyre_count: readNumber(typed.tyreCount),
    battery_ah: readList(typed.batteryAh).map(readNumber),
  }
}

/** Not a number where there is none; Arabic digits are read as well. */
function readNumber(text: string): number {
  const plain = normaliseDigits(text).trim().replace('٫', '.')
  return /^\d{1,5}(\.\d{1,3})?$/.test(plain) ? Number(plain) : Number.NaN
}

function readList(text: string): string[] {
  return normaliseDigits(text)
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

const label = /^[A-Z0-9][A-Z0-9 ./-]{0,19}$/

/** Fields of a fitment that cannot be saved as they are. */
export function invalidParts(typed: TypedFitment): ReadonlySet<keyof TypedFitment> {
  const read = readFitment(typed)
  const isYear = (year: number) => Number.isInteger(year) && year >= 1950 && year <= 2100
  const areLabels = (labels: readonly string[]) =>
    labels.length > 0 && labels.length <= 20 && labels.every((each) => label.test(each))
  const wrong: Record<keyof TypedFitment, boolean> = {
    yearFrom: !isYear(read.year_from),
    yearTo: read.year_to !== null && !(isYear(read.year_to) && read.year_to >= read.year_from),
    oilGrades: !areLabels(read.oil_grades),
    oilLitres: !(read.oil_millilitres >= 500 && read.oil_millilitres <= 50_000),
    tyreSizes: !areLabels(read.tyre_sizes),
    tyreCount: !(Number.isInteger(read.tyre_count) && read.tyre_count >= 2 && read.tyre_count <= 12),
    batteryAh:
      read.battery_ah.length === 0 ||
      read.battery_ah.some((hours) => !(Number.isInteger(hours) && hours >= 1 && hours <= 1000)),
  }
  return new Set((Object.keys(wrong) as (keyof TypedFitment)[]).filter((name) => wrong[name]))
}

/** Whether two of them are about the same year. */
function haveOverlap(fitments: readonly TypedFitment[]): boolean {
  const ranges = fitments
    .map(readFitment)
    .map(({ year_from, year_to }) => ({ from: year_from, to: year_to ?? 2100 }))
    .sort((one, other) => one.from - other.from)
  return ranges.some(({ from }, index) => from <= (ranges[index - 1]?.to ?? 0))
}

/** What is wrong with the fields, in words. */
export function problemsOf({ nameEn, nameAr, fitments }: ModelFields, t: Translation['t']): Problems {
  const areWhole = fitments.every((fitment) => invalidParts(fitment).size === 0)
  const required = t('console-cars.problem.required')
  return {
    ...(!nameEn.trim() && { nameEn: required }),
    ...(!nameAr.trim() && { nameAr: required }),
    ...(!areWhole && { fitments: required }),
    ...(areWhole && haveOverlap(fitments) && { fitments: t('console-cars.fitments.overlap') }),
  }
}

/** The value of a field in words. */
export function modelText(name: string, fields: ModelFields, t: Translation['t']): string {
  const known = modelFieldNames.find((each) => each === name)
  if (!known) return ''
  if (known === 'type') return t(`console-cars.type.${fields.type}`)
  return known === 'fitments' ? fields.fitments.map(describeFitment).join(' · ') : fields[known]
}

function describeFitment({
  yearFrom,
  yearTo,
  oilGrades,
  oilLitres,
  tyreSizes,
  batteryAh,
}: TypedFitment): string {
  return `${yearFrom}–${yearTo}: ${oilLitres} l ${oilGrades}; ${tyreSizes}; ${batteryAh} Ah`
}

import { isDeepStrictEqual } from 'node:util'
import type { Cells, PlannedRow, SheetColumn } from '#commands/sheets/define-sheet.ts'
import { type CellReader, flagCell } from '#commands/sheets/read-cells.ts'
import type { PlaceKind } from '../rules/edited-place.ts'
import type { SheetPlace } from '../storage/place-sheet-queries.ts'
import { loggedPlace } from './place-changes.ts'

/** From large to small: the last of them that a row has is the place it is about. */
export const placeLevels = ['country', 'state', 'city', 'region'] as const satisfies readonly PlaceKind[]

const shared: readonly SheetColumn[] = [{ name: 'name_en' }, { name: 'name_ar' }, { name: 'is_active' }]

export const countryColumns: readonly SheetColumn[] = [
  { name: 'country', isKey: true },
  ...shared,
  { name: 'iso', isUnique: true },
  { name: 'phone_prefix' },
  { name: 'phone_digits' },
]

export const areaColumns: readonly SheetColumn[] = [
  ...placeLevels.map((name): SheetColumn => ({ name, isKey: true })),
  ...shared,
  { name: 'latitude' },
  { name: 'longitude' },
  { name: 'governorate' },
]

export function placeCells(place: SheetPlace): Cells {
  return {
    ...Object.fromEntries(placeLevels.map((level, at) => [level, place.path[at] ?? ''])),
    name_en: place.nameEn,
    name_ar: place.nameAr,
    is_active: flagCell(place.isActive),
    latitude: String(place.latitude ?? ''),
    longitude: String(place.longitude ?? ''),
    governorate: place.governorateCode ?? '',
    iso: place.iso ?? '',
    phone_prefix: place.phonePrefix ?? '',
    phone_digits: String(place.phoneDigits ?? ''),
  }
}

/** The slugs of a row, from the country on. */
export function pathOf(cells: Cells): string[] {
  const slugs = placeLevels.map((level) => cells[level]?.trim() ?? '')
  return slugs.slice(0, slugs.findLastIndex((slug) => slug !== '') + 1)
}

const maxName = 120

/** A place to be made (without an id) or changed. */
export type PlaceWrite = { place: SheetPlace }

/** What a row does to a place that it names. */
export type PlannedPlace = { reader: CellReader; place: SheetPlace; current: SheetPlace | undefined }

export function toPlannedRow({ reader, place, current }: PlannedPlace): PlannedRow<PlaceWrite> {
  if (reader.problems.length > 0) return { kind: 'problems', problems: reader.problems }
  if (current && isDeepStrictEqual(current, place)) return { kind: 'same' }
  return {
    kind: 'change',
    changes: [
      {
        subject: { kind: place.kind, id: current?.id ?? place.path.join('/') },
        before: current ? loggedOf(current) : {},
        after: loggedOf(place),
        isNew: !current,
        undo: current ? [placeCells(current)] : [],
        write: { place },
      },
    ],
  }
}

function loggedOf({ path: _path, ...place }: SheetPlace): Record<string, unknown> {
  return loggedPlace({ ...place, position: 0, children: 0, path: [] })
}

/** Reads what the file says about a place; its reader has the problems. */
export function readPlace(
  reader: CellReader,
  path: readonly string[],
  current: SheetPlace | undefined,
): SheetPlace {
  const kind = placeLevels[path.length - 1] ?? 'country'
  const isNeeded = (column: string) => reader.has(column) || !current
  const name = (column: string, was: string | undefined) => {
    const text = reader.has(column) ? reader.text(column, maxName) : was
    if (!text && (text === '' || !current)) reader.fail(column, 'required')
    return text ?? ''
  }
  const isActive =
    reader.has('is_active') && (current || !reader.isEmpty('is_active'))
      ? reader.flag('is_active')
      : undefined
  const named = {
    nameEn: name('name_en', current?.nameEn),
    nameAr: name('name_ar', current?.nameAr),
    isActive: isActive ?? current?.isActive ?? kind !== 'country',
  }
  const degrees = (column: string, limit: number, was: number | null | undefined) =>
    isNeeded(column) ? (reader.decimal(column, { min: -limit, max: limit, decimals: 15 }) ?? 0) : (was ?? 0)
  const form = (column: string, pattern: RegExp, was: string | null | undefined) => {
    if (!isNeeded(column)) return was ?? ''
    const text = reader.required(column) ?? ''
    if (text && !pattern.test(text)) reader.fail(column, 'form')
    return text
  }
  const place: SheetPlace = {
    kind,
    id: current?.id ?? 0,
    parentId: current?.parentId ?? null,
    slug: path.at(-1) ?? '',
    ...named,
    latitude: null,
    longitude: null,
    governorateCode: null,
    iso: null,
    phonePrefix: null,
    phoneDigits: null,
    revision: current?.revision ?? 0,
    path,
  }
  if (kind === 'country') {
    // A spreadsheet may take the sign for one of a number.
    const prefix = form('phone_prefix', /^\+?\d{1,4}$/, current?.phonePrefix)
    return {
      ...place,
      iso: form('iso', /^[A-Z]{2}$/, current?.iso),
      phonePrefix: prefix.startsWith('+') ? prefix : `+${prefix}`,
      phoneDigits: isNeeded('phone_digits')
        ? (reader.integer('phone_digits', { min: 6, max: 14 }) ?? 0)
        : (current?.phoneDigits ?? 0),
    }
  }
  return {
    ...place,
    latitude: degrees('latitude', 90, current?.latitude),
    longitude: degrees('longitude', 180, current?.longitude),
    governorateCode:
      kind === 'state' ? form('governorate', /^[A-Z]{2}-[A-Z0-9]{1,3}$/, current?.governorateCode) : null,
  }
}

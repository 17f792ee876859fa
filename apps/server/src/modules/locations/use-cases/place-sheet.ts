import { type Cells, defineSheet } from '#commands/sheets/define-sheet.ts'
import { cellReader } from '#commands/sheets/read-cells.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { mapInSlices } from '#kernel/in-slices.ts'
import {
  findAreasOf,
  findTakenStates,
  readAreasOf,
  readCountryIds,
  readSheetCountries,
  type SheetPlace,
} from '../storage/place-sheet-queries.ts'
import {
  areaColumns,
  type PlaceWrite,
  type PlannedPlace,
  pathOf,
  placeCells,
  placeLevels,
  readPlace,
  toPlannedRow,
} from './place-cells.ts'
import { isDefaultPlace } from './place-changes.ts'
import { writePlaces } from './write-places.ts'

const countriesOfPage = 20

/** States, cities and regions as a file: a row for every place, named by the slugs that it lies in. */
export const placeSheet = defineSheet<PlaceWrite>({
  kind: 'places',
  // The places of a state lie in one another; no other state has its slug.
  group: ['state'],
  columns: areaColumns,

  async read(executor, _scope, { after }) {
    const ids = await readCountryIds(executor, { afterId: Number(after ?? 0), limit: countriesOfPage })
    const places = await readAreasOf(executor, ids.slice(0, countriesOfPage))
    return {
      rows: places.map(placeCells),
      after: ids.length > countriesOfPage ? String(ids[countriesOfPage - 1]) : undefined,
    }
  },

  async plan(executor, rows, { isLocking }) {
    const paths = rows.map(pathOf)
    const known = await readKnown(executor, paths, { isLocking })
    return mapInSlices(rows, (cells, at) => toPlannedRow(planArea(cells, paths[at] ?? [], known)))
  },

  write: (tx, changes) =>
    writePlaces(
      tx,
      changes.map(({ write }) => write),
    ),
})

type Known = {
  stored: ReadonlyMap<string, SheetPlace>
  countries: ReadonlyMap<string, number>
  /** Paths of places that there are or that the file makes. */
  paths: ReadonlySet<string>
  /** The country of each state, of the shop and of the file. */
  countryOfState: ReadonlyMap<string, string>
}

async function readKnown(
  executor: Executor,
  paths: readonly (readonly string[])[],
  { isLocking }: { isLocking: boolean },
): Promise<Known> {
  const slugs = new Set(paths.flatMap(([, state]) => state ?? []))
  const places = await findAreasOf(executor, [...slugs], { isLocking })
  const stored = new Map(places.map((place) => [place.path.join('/'), place]))
  const countries = new Map((await readSheetCountries(executor)).map(({ slug, id }) => [slug, id]))
  const taken = await findTakenStates(executor, [...slugs])
  const inFile = paths
    .filter((path) => path.length === 2)
    .map(([country = '', state = '']) => [state, country] as const)
    .toReversed()
  return {
    stored,
    countries,
    paths: new Set([...countries.keys(), ...stored.keys(), ...paths.map((path) => path.join('/'))]),
    countryOfState: new Map([...inFile, ...taken.map(({ slug, country }) => [slug, country] as const)]),
  }
}

function planArea(cells: Cells, path: readonly string[], known: Known): PlannedPlace {
  const current = known.stored.get(path.join('/'))
  const reader = cellReader(cells, current && placeCells(current))
  const missing = path.length < 2 ? path.length : path.indexOf('')
  if (missing >= 0) {
    reader.fail(placeLevels[missing] ?? 'country', 'required')
    return { reader, place: readPlace(cellReader({}), ['', ''], undefined), current }
  }
  const place = readPlace(reader, path, current)
  if (current?.isActive && !place.isActive && isDefaultPlace(current)) reader.fail('is_active', 'fixed')
  if (current) return { reader, place, current }
  reader.slug(place.kind)
  const parent = path.slice(0, -1)
  const parentPath = parent.join('/')
  const isThere = parent.length === 1 ? known.countries.has(parentPath) : known.paths.has(parentPath)
  if (!isThere) reader.fail(placeLevels[parent.length - 1] ?? 'country', 'unknown')
  const country = place.kind === 'state' ? known.countryOfState.get(place.slug) : undefined
  if (country !== undefined && country !== path[0]) reader.fail('state', 'taken')
  const parentId = parent.length === 1 ? known.countries.get(parentPath) : known.stored.get(parentPath)?.id
  return { reader, place: { ...place, parentId: parentId ?? null }, current }
}

import { type Cells, defineSheet } from '#commands/sheets/define-sheet.ts'
import { cellReader } from '#commands/sheets/read-cells.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { arePrefixesAmbiguous } from '../rules/edited-place.ts'
import { lockCountries } from '../storage/change-places.ts'
import { readCountryIds, readSheetCountries, type SheetPlace } from '../storage/place-sheet-queries.ts'
import type { CountryUse } from './edit-countries.ts'
import {
  countryColumns,
  type PlaceWrite,
  type PlannedPlace,
  pathOf,
  placeCells,
  readPlace,
  toPlannedRow,
} from './place-cells.ts'
import { isDefaultPlace } from './place-changes.ts'
import { writePlaces } from './write-places.ts'

/** Countries and their phone numbers as a file. They decide which numbers may sign in, so they belong to the settings. */
export function countrySheet(use: CountryUse) {
  return defineSheet<PlaceWrite>({
    kind: 'countries',
    columns: countryColumns,

    async read(executor, _scope, { after, limit }) {
      const ids = await readCountryIds(executor, { afterId: Number(after ?? 0), limit })
      const shown = new Set(ids.slice(0, limit))
      const countries = await readSheetCountries(executor)
      return {
        rows: countries.filter(({ id }) => shown.has(id)).map(placeCells),
        after: ids.length > limit ? String(ids[limit - 1]) : undefined,
      }
    },

    async plan(executor, rows, { isLocking }) {
      if (isLocking) await lockCountries(executor as Transaction)
      const countries = await readSheetCountries(executor)
      const planned = rows.map((cells) => planCountry(cells, countries))
      const after = new Map(countries.map((country) => [country.slug, country]))
      for (const { place } of planned) after.set(place.slug, place)
      const all = [...after.values()]
      for (const row of planned) refuseAmbiguous(row, all)
      await refuseUsed(executor, planned, use)
      return planned.map(toPlannedRow)
    },

    write: (tx, changes) =>
      writePlaces(
        tx,
        changes.map(({ write }) => write),
      ),
  })
}

function planCountry(cells: Cells, countries: readonly SheetPlace[]): PlannedPlace {
  const path = pathOf(cells)
  const current = countries.find(({ slug }) => slug === path[0])
  const reader = cellReader(cells, current && placeCells(current))
  if (!current) reader.slug('country')
  const place = readPlace(reader, path, current)
  if (current?.isActive && !place.isActive && isDefaultPlace(current)) reader.fail('is_active', 'fixed')
  return { reader, place, current }
}

/** Its code is its own, and no number can be read as one of another country. */
function refuseAmbiguous({ reader, place }: PlannedPlace, countries: readonly SheetPlace[]): void {
  const others = countries.filter(({ slug }) => slug !== place.slug)
  if (place.iso && others.some(({ iso }) => iso === place.iso)) reader.fail('iso', 'taken')
  const prefix = place.phonePrefix ?? ''
  if (prefix.length > 1 && others.some((other) => arePrefixesAmbiguous(other.phonePrefix ?? '', prefix)))
    reader.fail('phone_prefix', 'taken')
}

/** Later modules answer for all countries whose numbers or code change at once. */
async function refuseUsed(
  executor: Executor,
  planned: readonly PlannedPlace[],
  use: CountryUse,
): Promise<void> {
  const prefixes = planned.flatMap(({ place, current }) =>
    current?.phonePrefix && current.phonePrefix !== place.phonePrefix ? [current.phonePrefix] : [],
  )
  const isos = planned.flatMap(({ place, current }) =>
    current?.iso && current.iso !== place.iso ? [current.iso] : [],
  )
  const usedPrefixes = await use.findUsedPrefixes(executor, prefixes)
  const usedCountries = await use.findUsedCountries(executor, isos)
  for (const { reader, place, current } of planned) {
    const { phonePrefix, iso } = current ?? {}
    if (phonePrefix && phonePrefix !== place.phonePrefix && usedPrefixes.has(phonePrefix))
      reader.fail('phone_prefix', 'in-use')
    if (iso && iso !== place.iso && usedCountries.has(iso)) reader.fail('iso', 'in-use')
  }
}

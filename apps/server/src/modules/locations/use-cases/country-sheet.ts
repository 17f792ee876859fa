import { type Cells, defineSheet } from '#commands/sheets/define-sheet.ts'
import { cellReader } from '#commands/sheets/read-cells.ts'
import type { Transaction } from '#kernel/database/connect.ts'
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
      const tx = executor as Transaction
      if (isLocking) await lockCountries(tx)
      const countries = await readSheetCountries(executor)
      const planned = rows.map((cells) => planCountry(cells, countries))
      const after = new Map(countries.map((country) => [country.slug, country]))
      for (const { place } of planned) after.set(place.slug, place)
      for (const row of planned) {
        refuseAmbiguous(row, [...after.values()])
        // A later module answers for each country whose numbers or code change.
        await refuseUsed(tx, row, use)
      }
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

async function refuseUsed(tx: Transaction, { reader, place, current }: PlannedPlace, use: CountryUse) {
  if (!current) return
  const { phonePrefix, iso } = current
  if (phonePrefix !== place.phonePrefix && (await use.hasPhones(tx, phonePrefix ?? '')))
    reader.fail('phone_prefix', 'in-use')
  if (iso !== place.iso && (await use.hasAddresses(tx, iso ?? ''))) reader.fail('iso', 'in-use')
}

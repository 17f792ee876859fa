import { type Changed, defineCommand } from '#commands/define-command.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  arePrefixesAmbiguous,
  type CountryFields,
  type EditedPlace,
  slugOfPlace,
} from '../rules/edited-place.ts'
import { deletePlace, insertCountry, lockCountries, updateCountry } from '../storage/change-places.ts'
import { findEditedPlace } from '../storage/edited-place-queries.ts'
import { readCountryCodes } from '../storage/place-queries.ts'
import { changedPlace, isDefaultPlace, loggedPlace, orderPlaces, type RefuseStale } from './place-changes.ts'

/** What later modules say about countries that operators want to change or delete. */
export type CountryUse = {
  /** Which of the prefixes customers' numbers begin with. */
  findUsedPrefixes(executor: Executor, phonePrefixes: readonly string[]): Promise<ReadonlySet<string>>
  /** Which of the countries addresses are in. */
  findUsedCountries(executor: Executor, isos: readonly string[]): Promise<ReadonlySet<string>>
}

type Edit = CountryFields & { id: number; revision: number }
type Removed = { id: number; revision: number }

/** Commands about countries. They decide which phone numbers may sign in, so they belong to the settings. */
export function countryCommands({ refuseStale, use }: { refuseStale: RefuseStale; use: CountryUse }) {
  async function stale(tx: Transaction, id: number) {
    const current = await findEditedPlace(tx, { kind: 'country', id })
    return refuseStale(tx, { kind: 'country', id: String(id) }, { ...current })
  }

  async function hasPhones(tx: Transaction, { phonePrefix }: EditedPlace): Promise<boolean> {
    return phonePrefix !== null && (await use.findUsedPrefixes(tx, [phonePrefix])).has(phonePrefix)
  }
  async function hasAddresses(tx: Transaction, { iso }: EditedPlace): Promise<boolean> {
    return iso !== null && (await use.findUsedCountries(tx, [iso])).has(iso)
  }

  return {
    create: defineCommand({
      action: 'countries.create',
      permission: 'settings.write',
      async run(tx, _actor, input: CountryFields) {
        await lockCountries(tx)
        const checked = await checkCountry(tx, input, undefined)
        if (!checked.ok) return checked
        const fields = checked.value
        const id = await insertCountry(tx, { ...fields, slug: slugOfPlace(fields.nameEn) })
        if (id === undefined) return refuse('PLACE_EXISTS', { field: 'name' })
        return changedPlace(tx, { kind: 'country', id }, undefined)
      },
    }),

    edit: defineCommand({
      action: 'countries.edit',
      permission: 'settings.write',
      async run(tx, _actor, { id, revision, ...input }: Edit) {
        await lockCountries(tx)
        const key = { kind: 'country', id } as const
        const before = await findEditedPlace(tx, key)
        if (!before) return refuse('NOT_FOUND')
        const checked = await checkCountry(tx, input, id)
        if (!checked.ok) return checked
        const fields = checked.value
        if (isDefaultPlace(before) && !fields.isActive) return refuse('PLACE_DEFAULT', { field: 'is_active' })
        const isOtherPrefix = before.phonePrefix !== null && before.phonePrefix !== fields.phonePrefix
        if (isOtherPrefix && (await hasPhones(tx, before)))
          return refuse('PHONE_PREFIX_USED', { field: 'phone_prefix' })
        if (before.iso !== fields.iso && (await hasAddresses(tx, before)))
          return refuse('PLACE_USED', { field: 'iso' })
        if (!(await updateCountry(tx, { ...fields, id, revision }))) return stale(tx, id)
        return changedPlace(tx, key, before)
      },
    }),

    order: defineCommand({
      action: 'countries.order',
      permission: 'settings.write',
      async run(tx, _actor, { ids }: { ids: readonly number[] }) {
        await lockCountries(tx)
        return orderPlaces(tx, { kind: 'country', parentId: null }, ids)
      },
    }),

    remove: defineCommand({
      action: 'countries.remove',
      permission: 'settings.write',
      reason: 'required',
      async run(
        tx,
        _actor,
        { id, revision }: Removed,
      ): Promise<
        Outcome<
          Changed<{ id: number }>,
          'NOT_FOUND' | 'PLACE_DEFAULT' | 'PLACE_USED' | 'PHONE_PREFIX_USED' | 'VERSION_CONFLICT'
        >
      > {
        await lockCountries(tx)
        const key = { kind: 'country', id } as const
        const before = await findEditedPlace(tx, key)
        if (!before) return refuse('NOT_FOUND')
        if (isDefaultPlace(before)) return refuse('PLACE_DEFAULT')
        const codes = (await readCountryCodes(tx)).filter((other) => other.id !== id)
        const isLastOfPrefix = !codes.some(({ phonePrefix }) => phonePrefix === before.phonePrefix)
        if (isLastOfPrefix && (await hasPhones(tx, before))) return refuse('PHONE_PREFIX_USED')
        if (await hasAddresses(tx, before)) return refuse('PLACE_USED')
        const removal = await deletePlace(tx, { ...key, revision })
        if (removal === 'used') return refuse('PLACE_USED')
        if (removal === 'stale') return stale(tx, id)
        return ok({ result: { id }, subject: key, before: loggedPlace(before), after: {} })
      },
    }),
  }
}

type CountryRefusal = 'REQUIRED' | 'PLACE_EXISTS' | 'PHONE_PREFIX_AMBIGUOUS'

/** Its code is its own, and no number can be read as one of another country. */
async function checkCountry(
  tx: Transaction,
  input: CountryFields,
  ownId: number | undefined,
): Promise<Outcome<CountryFields, CountryRefusal>> {
  const fields = { ...input, nameEn: sanitiseText(input.nameEn), nameAr: sanitiseText(input.nameAr) }
  if (!fields.nameEn || !fields.nameAr) return refuse('REQUIRED', { field: 'name' })
  const others = (await readCountryCodes(tx)).filter(({ id }) => id !== ownId)
  if (others.some(({ iso }) => iso === fields.iso)) return refuse('PLACE_EXISTS', { field: 'iso' })
  if (others.some(({ phonePrefix }) => arePrefixesAmbiguous(phonePrefix, fields.phonePrefix)))
    return refuse('PHONE_PREFIX_AMBIGUOUS', { field: 'phone_prefix' })
  return ok(fields)
}

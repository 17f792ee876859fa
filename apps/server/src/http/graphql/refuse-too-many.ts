import { invalidCall } from './errors.ts'

const maxEntries = 100

/** A list in an argument is short: the work of a call is bounded by what the call may bring. */
export function refuseTooMany<Item>(items: readonly Item[], name: string): readonly Item[] {
  if (items.length <= maxEntries) return items
  throw invalidCall(`\`${name}\` holds ${items.length} entries; ${maxEntries} are allowed.`)
}

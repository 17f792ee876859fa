import { loginStore } from './groups/login.ts'
import { createLoadEntry, type LoadEntry } from './load-entry.ts'

const maxEntries = 60

const entries = new Map<string, LoadEntry<unknown>>()

/** The entry of this name, which outlives the screens that show it; a new one begins with the `initial` value. */
export function cachedEntry<Value>(name: string, initial: () => Value | null): LoadEntry<Value> {
  // The server's memory is everybody's.
  if (typeof document === 'undefined') return createLoadEntry()
  const entry = entries.get(name) ?? createLoadEntry<unknown>(initial())
  entries.delete(name)
  entries.set(name, entry)
  if (entries.size > maxEntries) forgetOldest()
  return entry as LoadEntry<Value>
}

function forgetOldest(): void {
  for (const name of entries.keys()) {
    entries.delete(name)
    return
  }
}

// Another customer, or none, in this tab or another one: the next screen begins without what was loaded before.
loginStore.subscribe(({ user_id }, before) => {
  if (user_id !== before.user_id) entries.clear()
})

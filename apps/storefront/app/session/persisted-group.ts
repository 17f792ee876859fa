import { stateSaveThrottleMs } from '@warsha/contract/constants.ts'
import type { StoreApi } from 'zustand/vanilla'

/** Raised when a stored group of an older build can no longer be read; that content is then discarded. */
export const schemaVersion = 1

export type PersistedGroup = {
  key: string
  /** Takes what is stored at the start of a visit and discards what cannot be used. */
  restore(): void
  /** Takes what another tab has stored since. */
  pull(): void
  /** Stores a change that still waits for its turn. */
  flush(): void
}

export type GroupToPersist<State> = {
  key: string
  store: StoreApi<State>
  /** Reads stored content; null when it is not this group's. */
  read(stored: unknown): State | null
}

/** Storage that may be missing, forbidden or full: then the group lives in memory for the visit. */
export type FindStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined

/** Persists one state group in local storage, with at most one write a second, in step with the other tabs. */
export function persistGroup<State extends object>(
  { key, store, read }: GroupToPersist<State>,
  findStorage: FindStorage,
): PersistedGroup {
  let knownText: string | null = null
  let storedState = store.getState()
  let lastWriteAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTaking = false

  function take(incoming: State): void {
    const merged = mergeChanges({ base: storedState, local: store.getState(), incoming })
    storedState = incoming
    // State from storage must not be written back, or two tabs would answer each other for ever.
    isTaking = true
    store.setState(merged, true)
    isTaking = false
  }

  function pull(): void {
    const text = attempt(() => findStorage()?.getItem(key)) ?? null
    if (text === knownText) return
    knownText = text
    const incoming = read(parseStored(text).state)
    if (incoming) take(incoming)
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    pull()
    const state = store.getState()
    // A tab of an older build must not overwrite what a newer one has stored meanwhile.
    if (parseStored(knownText).newer || isSame(state, storedState)) return
    const text = JSON.stringify({ version: schemaVersion, state })
    // Two tabs may have come to the same by themselves.
    if (text === knownText) return
    lastWriteAt = Date.now()
    attempt(() => {
      findStorage()?.setItem(key, text)
      knownText = text
      storedState = state
    })
  }

  store.subscribe(() => {
    if (isTaking || timer !== undefined) return
    const waitMs = Math.max(0, lastWriteAt + stateSaveThrottleMs - Date.now())
    timer = setTimeout(flush, waitMs)
  })

  return {
    key,
    pull,
    flush,
    restore() {
      pull()
      if (knownText === null || read(parseStored(knownText).state)) return
      attempt(() => findStorage()?.removeItem(key))
      knownText = null
    },
  }
}

type Changes<State> = { base: State; local: State; incoming: State }

/** Another tab's state wins field by field, but for the fields changed here that are not stored yet. */
function mergeChanges<State extends object>({ base, local, incoming }: Changes<State>): State {
  const merged = { ...incoming }
  for (const field of Object.keys(local) as (keyof State)[]) {
    if (local[field] !== base[field]) merged[field] = local[field]
  }
  return merged
}

function parseStored(text: string | null): { state?: unknown; newer?: boolean } {
  const parsed = attempt(() => JSON.parse(text ?? 'null')) as { version?: unknown; state?: unknown } | null
  const version = parsed?.version
  if (version === schemaVersion) return { state: parsed?.state }
  return { newer: typeof version === 'number' && version > schemaVersion }
}

function isSame<State extends object>(one: State, other: State): boolean {
  return (Object.keys(one) as (keyof State)[]).every((field) => one[field] === other[field])
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

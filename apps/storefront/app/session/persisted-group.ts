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
  /** Brings together what two tabs have made of the same state; field by field where there is no better way. */
  merge?(changes: Changes<State>): State
}

/** Two states made from `base`; `later` is the last word. */
export type Changes<State> = { base: State; earlier: State; later: State }

/** Storage that may be missing, forbidden or full: then the group lives in memory for the visit. */
export type FindStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined

/** Persists one state group in local storage, with at most one write a second, in step with the other tabs. */
export function persistGroup<State extends object>(
  { key, store, read, merge = mergeFields }: GroupToPersist<State>,
  findStorage: FindStorage,
): PersistedGroup {
  let knownText: string | null = null
  let known: Stored = {}
  let storedState = store.getState()
  let written: Written<State> | undefined
  let lastWriteAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTaking = false

  function take(state: State): void {
    // State from storage must not be written back, or two tabs would answer each other for ever.
    isTaking = true
    store.setState(state, true)
    isTaking = false
  }

  function pull(): void {
    const text = attempt(() => findStorage()?.getItem(key)) ?? null
    if (text === knownText) return
    knownText = text
    known = parseStored(text)
    const incoming = read(known.state)
    if (!incoming) return
    const state = store.getState()
    const base = storedState
    const overwritten = written && isSibling(written, known) ? written : undefined
    written = undefined
    storedState = incoming
    if (overwritten) {
      take(merge({ base: overwritten.base, earlier: state, later: incoming }))
      schedule()
    } else take(state === base ? incoming : merge({ base, earlier: incoming, later: state }))
  }

  function schedule(): void {
    timer ??= setTimeout(flush, Math.max(0, lastWriteAt + stateSaveThrottleMs - Date.now()))
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    pull()
    const state = store.getState()
    // A tab of an older build must not overwrite what a newer one has stored meanwhile.
    if (known.isNewer || isSame(state, storedState)) return
    // Two tabs may have come to the same by themselves.
    if (JSON.stringify(state) === JSON.stringify(known.state)) return
    const next = { version: schemaVersion, revision: newRevision(), parent: known.revision ?? null, state }
    lastWriteAt = Date.now()
    attempt(() => {
      const text = JSON.stringify(next)
      findStorage()?.setItem(key, text)
      written = { revision: next.revision, parent: next.parent, base: storedState }
      knownText = text
      known = next
      storedState = state
    })
  }

  store.subscribe(() => {
    if (!isTaking) schedule()
  })

  return {
    key,
    pull,
    flush,
    restore() {
      pull()
      if (knownText === null || read(known.state)) return
      attempt(() => findStorage()?.removeItem(key))
      knownText = null
      known = {}
    },
  }
}

/** What is stored: a state under a name of its own, with the name of the one that it was made from. */
type Stored = { state?: unknown; revision?: string; parent?: string | null; isNewer?: boolean }

/** What this tab has stored last, and the state that it was made from. */
type Written<State> = { revision: string; parent: string | null; base: State }

/**
 * A browser tells one tab of another one's write some milliseconds later. Two that write meanwhile know nothing of
 * each other: the later write takes the place of the earlier one, and both were made from the same state.
 */
function isSibling({ revision, parent }: Written<unknown>, known: Stored): boolean {
  return known.parent === parent && known.revision !== revision
}

function newRevision(): string {
  return Math.random().toString(36).slice(2)
}

/** The earlier state, but for the fields that were changed later. */
function mergeFields<State extends object>({ base, earlier, later }: Changes<State>): State {
  const merged = { ...earlier }
  for (const field of Object.keys(later) as (keyof State)[]) {
    if (later[field] !== base[field]) merged[field] = later[field]
  }
  return merged
}

function parseStored(text: string | null): Stored {
  const parsed = attempt(() => JSON.parse(text ?? 'null')) as ({ version?: unknown } & Stored) | null
  if (parsed?.version === schemaVersion) return parsed
  return { isNewer: typeof parsed?.version === 'number' && parsed.version > schemaVersion }
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

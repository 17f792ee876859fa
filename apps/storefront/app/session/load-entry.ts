export type LoadState<Value> = {
  value: Value | null
  /** `polling`: there, but not final, and read again soon. */
  status: 'idle' | 'loading' | 'ready' | 'polling' | 'failed'
}

/**
 * The signal is aborted when a newer load begins, or when no screen waits for it any more. `before` is what is shown
 * meanwhile; null for the first time.
 */
export type Loader<Value> = (signal: AbortSignal, before: Value | null) => Promise<Value>

export type LoadPlan<Value> = {
  load: Loader<Value>
  /** With what is shown nevertheless. */
  onFailure: (error: unknown, shown: Value | null) => void
  /** After how long a value that is not final is read again, by how often it was; null to leave it. */
  pollMs?: ((value: Value, polls: number) => number | null) | undefined
}

export type LoadEntry<Value> = {
  get(): LoadState<Value>
  /** Answers the way to stop watching; the last one to stop aborts the load. */
  watch(tell: () => void): () => void
  /** Reads anew. Of two loads the later one counts, whichever answers first. */
  start(plan: LoadPlan<Value>): void
  /** Changes the value that is there, for example after a live event. */
  change(to: (value: Value) => Value): void
}

/** One thing that is loaded: its value, its state and at most one load that is under way. */
export function createLoadEntry<Value>(initial: Value | null = null): LoadEntry<Value> {
  let state: LoadState<Value> = { value: initial, status: initial === null ? 'idle' : 'ready' }
  let running: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const watchers = new Set<() => void>()

  function set(next: LoadState<Value>): void {
    state = next
    for (const tell of [...watchers]) tell()
  }

  function stop(): void {
    clearTimeout(timer)
    running?.abort()
    running = null
  }

  async function run(plan: LoadPlan<Value>, polls: number): Promise<void> {
    stop()
    const own = new AbortController()
    running = own
    set({ ...state, status: 'loading' })
    try {
      const value = await plan.load(own.signal, state.value)
      if (running !== own) return
      running = null
      const wait = plan.pollMs?.(value, polls) ?? null
      if (wait !== null) timer = setTimeout(() => void run(plan, polls + 1), wait)
      set({ value, status: wait === null ? 'ready' : 'polling' })
    } catch (error) {
      if (running !== own) return
      running = null
      set({ ...state, status: 'failed' })
      plan.onFailure(error, state.value)
    }
  }

  return {
    get: () => state,
    watch(tell) {
      watchers.add(tell)
      return () => {
        watchers.delete(tell)
        if (watchers.size > 0) return
        stop()
        if (isUnderWay(state)) set({ ...state, status: state.value === null ? 'idle' : 'ready' })
      }
    },
    start: (plan) => void run(plan, 0),
    change(to) {
      if (state.value === null) return
      const value = to(state.value)
      set({ ...state, value })
    },
  }
}

export function isUnderWay({ status }: LoadState<unknown>): boolean {
  return status === 'loading' || status === 'polling'
}

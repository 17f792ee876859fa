import type { Clock } from '#kernel/clock.ts'

const failuresToOpen = 5
const openMs = 30_000

/** Thrown instead of a call to a service that has failed too often of late. */
export class ProviderPausedError extends Error {
  constructor() {
    super('The provider has failed several times in a row; it is left alone for a while')
    this.name = 'ProviderPausedError'
  }
}

/** How a service of others stands, as far as this process knows. */
export type BreakerState = {
  /** Left alone after failures, until the next try. */
  isOpen: boolean
  /** In a row. */
  failures: number
  lastFailureAt: Date | null
}

export type ProviderState = BreakerState & { name: string }

export type Breaker = {
  state(): BreakerState

  /** `isFailure`: which answers count like a thrown error. */
  run<Value>(work: () => Promise<Value>, isFailure?: (value: Value) => boolean): Promise<Value>
}

/**
 * Leaves a service alone for half a minute after five failures in a row, then lets one call try. `onPause` is called once
 * for each time that a service is paused, not for every call that failed meanwhile.
 */
export function createBreaker(clock: Clock, onPause: () => void = () => undefined): Breaker {
  let failures = 0
  let openUntil = 0
  let lastFailureAt: Date | null = null
  const succeed = () => {
    failures = 0
    openUntil = 0
  }
  const fail = () => {
    failures += 1
    lastFailureAt = clock.now()
    if (failures >= failuresToOpen) openUntil = clock.now().getTime() + openMs
    if (failures === failuresToOpen) onPause()
  }
  return {
    state: () => ({ isOpen: failures >= failuresToOpen, failures, lastFailureAt }),
    async run(work, isFailure = () => false) {
      const now = clock.now().getTime()
      if (now < openUntil) throw new ProviderPausedError()
      // Half open: this call is the only trial until its result is known.
      if (failures >= failuresToOpen) openUntil = now + openMs
      try {
        const value = await work()
        if (isFailure(value)) fail()
        else succeed()
        return value
      } catch (error) {
        fail()
        throw error
      }
    },
  }
}

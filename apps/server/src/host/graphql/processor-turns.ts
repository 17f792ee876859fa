/** Work that shares the thread with requests: its processor time so far, and its steps that wait for a turn. */
export type ThreadWork = {
  cpuMicros: number
  waiting: (() => void)[]
  /** Called once, when it has used all that it may. Its waiting steps are dropped then. */
  onSpent(): void
}

export type ProcessorTurns = {
  /** Charges the processor time from now on to this work, until other work or the event loop comes. */
  enter(work: ThreadWork): void
  /** Whether the next step may run at once. Otherwise it has to wait for a turn. */
  mayRun(work: ThreadWork): boolean
  wait(work: ThreadWork): Promise<void>
  /** In microseconds, up to now. */
  usedBy(work: ThreadWork): number
}

type TurnLimits = { sliceMs: number; maxCpuMs: number }

/**
 * Divides the thread between documents and everything else. In each round of the event loop all documents together run
 * for one slice; the remaining steps wait for the next round, the document that has used least first. All is measured
 * in processor time of this thread, which a busy machine does not lengthen.
 */
export function createProcessorTurns(limits: TurnLimits): ProcessorTurns {
  const queue = new Set<ThreadWork>()
  let current: ThreadWork | undefined
  let cpuAtEntry = 0
  let round: { startedAt: number; cpuAtStart: number } | undefined

  const charge = () => {
    if (!current) return
    const now = cpuMicros()
    current.cpuMicros += now - cpuAtEntry
    cpuAtEntry = now
    if (current.cpuMicros <= limits.maxCpuMs * 1000) return
    current.waiting = []
    queue.delete(current)
    current.onSpent()
  }
  const leave = () => {
    charge()
    current = undefined
  }
  const enter = (work: ThreadWork) => {
    if (current === work) return
    if (current) charge()
    else afterMicrotasks(leave)
    current = work
    cpuAtEntry = cpuMicros()
  }

  const isSliceUsed = () => {
    if (!round) {
      round = { startedAt: performance.now(), cpuAtStart: cpuMicros() }
      setImmediate(beginRound)
      return false
    }
    // The clock costs a fraction of the other measure and is never behind it.
    if (performance.now() - round.startedAt < limits.sliceMs) return false
    return cpuMicros() - round.cpuAtStart >= limits.sliceMs * 1000
  }
  const beginRound = () => {
    round = undefined
    if (queue.size > 0) runNext()
  }
  const runNext = () => {
    const work = leastUsed(queue)
    // The rest goes on in the next round, which the question has announced.
    if (!work || isSliceUsed()) return
    // The newest step is the deepest: a branch is finished before the next one is begun.
    const step = work.waiting.pop()
    if (work.waiting.length === 0) queue.delete(work)
    enter(work)
    step?.()
    afterMicrotasks(runNext)
  }

  return {
    enter,
    mayRun(work) {
      enter(work)
      return !isSliceUsed()
    },
    wait: (work) =>
      new Promise((resolve) => {
        work.waiting.push(resolve)
        queue.add(work)
        isSliceUsed()
      }),
    usedBy(work) {
      if (current === work) charge()
      return work.cpuMicros
    },
  }
}

/** Runs when everything that follows from the present step without waiting is done. */
function afterMicrotasks(run: () => void): void {
  queueMicrotask(() => process.nextTick(run))
}

function leastUsed(queue: ReadonlySet<ThreadWork>): ThreadWork | undefined {
  let least: ThreadWork | undefined
  for (const work of queue) if (!least || work.cpuMicros < least.cpuMicros) least = work
  return least
}

function cpuMicros(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

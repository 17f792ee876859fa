import { createWorkQueue, type WorkQueue } from './work-queue.ts'

/**
 * Has work that wants the same scarce things go in turns, so that a crowd does not take every connection only to queue for one row.
 * It decides nothing: the row does, and other processes have turns of their own.
 */
export function takeTurns({ atOnce, maxWaitMs }: { atOnce: number; maxWaitMs: number }) {
  const queues = new Map<string, { queue: WorkQueue; users: number }>()
  const limits = { running: atOnce, waiting: Number.POSITIVE_INFINITY, maxWaitMs }

  const inTurn = async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = queues.get(key) ?? { queue: createWorkQueue(limits), users: 0 }
    queues.set(key, known)
    known.users += 1
    try {
      const done = await known.queue.run(async () => ({ result: await work() }))
      if (!done) throw new TurnMissed()
      return done.result
    } finally {
      known.users -= 1
      if (known.users === 0) queues.delete(key)
    }
  }

  /** Keys are always taken in one order, so that two who want the same never wait for each other. All waits together have one limit. */
  return <Result>(keys: readonly string[], work: () => Promise<Result>): Promise<Result> => {
    const latest = performance.now() + maxWaitMs
    const begin = async () => {
      if (performance.now() > latest) throw new TurnMissed()
      return work()
    }
    return [...new Set(keys)]
      .toSorted()
      .reduceRight<() => Promise<Result>>((inner, key) => () => inTurn(key, inner), begin)()
  }
}

/** Too many wanted the same: they may come back in a moment. */
export class TurnMissed extends Error {
  readonly statusCode = 503

  constructor() {
    super('the turn did not come in time')
  }
}

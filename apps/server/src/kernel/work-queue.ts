/** A bounded queue for work that takes the processor: what would have to wait too long is refused at once. */
export type WorkQueue = {
  /** Undefined when the queue is full; resolves to undefined when the work waited too long and was not begun. */
  run<Result>(work: () => Promise<Result>): Promise<Result | undefined> | undefined
  /** For background work: undefined as soon as anything is waiting. */
  runWhenIdle<Result>(work: () => Promise<Result>): Promise<Result | undefined> | undefined
}

export type QueueLimits = { running: number; waiting: number; maxWaitMs?: number }

export function createWorkQueue({ running, waiting, maxWaitMs }: QueueLimits): WorkQueue {
  const queue: (() => void)[] = []
  let active = 0

  const finish = () => {
    active--
    queue.shift()?.()
  }
  const start = <Result>(work: () => Promise<Result>): Promise<Result> => {
    active++
    return work().finally(finish)
  }
  const run: WorkQueue['run'] = (work) => {
    if (active < running) return start(work)
    if (queue.length >= waiting) return undefined
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        start(work).then(resolve, reject)
      }
      const giveUp = () => {
        queue.splice(queue.indexOf(begin), 1)
        resolve(undefined)
      }
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs)
      queue.push(begin)
    })
  }
  return { run, runWhenIdle: (work) => (queue.length === 0 ? run(work) : undefined) }
}

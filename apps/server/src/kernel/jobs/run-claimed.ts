import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { faultType, inSpan } from '#kernel/tracing/tracing.ts'
import { type ClaimedJob, claimJobs, completeJobs, touchJobs } from './claim-jobs.ts'

export type RunJob = (job: ClaimedJob) => Promise<void>

type RunOptions = {
  pool: pg.Pool
  /** What is done with the jobs of each queue. */
  runs: ReadonlyMap<string, RunJob>
  /** Puts a job that failed back for its next try, or among the dead letters. */
  fail(job: ClaimedJob, error: unknown): Promise<void>
  onError(error: Error): void
}

/** Jobs of one queue that run at once: a queue that is full does not hold up the others. */
const maxAtOnce = 10
/** Jobs that were claimed together are completed together, unless one of them takes longer than this. */
const lingerMs = 50
const heartbeatMs = 4000
const maxFarewellMs = 5000
const pauseMs = 1000

/**
 * Runs the jobs of all queues: one statement claims what is due in the queues that were woken, one completes what is done. The two
 * take turns, so that a job that waits behind another of its key is found when that one is done.
 */
export function runClaimed({ pool, runs, fail, onError }: RunOptions) {
  const woken = new Set<string>()
  const running = new Map<string, Set<ClaimedJob>>()
  const ended: ClaimedJob[] = []
  let turning: Promise<void> | undefined
  let isStopping = false

  const runningIn = (queue: string) => running.get(queue)?.size ?? 0
  const wake = (queue: string) => {
    if (!runs.has(queue) || isStopping) return
    woken.add(queue)
    setImmediate(turn)
  }

  function turn(): void {
    if (turning || !hasWork()) return
    turning = takeTurns().finally(() => {
      turning = undefined
      if (hasWork()) setImmediate(turn)
    })
  }
  const hasWork = () => ended.length > 0 || (!isStopping && roomsOf().length > 0)
  const roomsOf = () =>
    [...woken]
      .map((queue) => ({ queue, count: maxAtOnce - runningIn(queue) }))
      .filter(({ count }) => count > 0)

  async function takeTurns(): Promise<void> {
    try {
      await completeEnded()
      if (!isStopping) await claimWoken()
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
      await wait(pauseMs)
    }
  }

  async function completeEnded(): Promise<void> {
    const done = ended.splice(0)
    if (done.length === 0) return
    try {
      for (const queue of await completeJobs(pool, done)) wake(queue)
    } catch (error) {
      ended.push(...done)
      throw error
    }
    for (const job of done) leave(job)
  }

  async function claimWoken(): Promise<void> {
    const rooms = roomsOf()
    if (rooms.length === 0) return
    for (const { queue } of rooms) woken.delete(queue)
    const jobs = await claimJobs(pool, rooms).catch((error) => {
      for (const { queue } of rooms) woken.add(queue)
      throw error
    })
    for (const { queue, count } of rooms)
      if (jobs.filter((job) => job.queue === queue).length === count) woken.add(queue)
    for (const job of jobs) enter(job)
    void runTogether(jobs)
  }

  async function runTogether(jobs: readonly ClaimedJob[]): Promise<void> {
    let lingering: NodeJS.Timeout | undefined
    await Promise.all(
      jobs.map(async (job) => {
        if (await runOne(job)) ended.push(job)
        else leave(job)
        lingering ??= setTimeout(turn, lingerMs)
      }),
    )
    clearTimeout(lingering)
    turn()
  }

  function runOne(job: ClaimedJob): Promise<boolean> {
    const { queue, data, attempt } = job
    // One that the clock asked for has no data.
    const parent = (data as ClaimedJob['data'] | null)?.trace
    const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue, attempt }
    return inSpan({ name: `job ${queue}`, kind: 'consumer', attributes, parent }, async (span) => {
      try {
        await within(job.expireSeconds, runs.get(queue)?.(job))
        return true
      } catch (error) {
        span?.fail(faultType(error))
        await fail(job, error).catch(onError)
        return false
      }
    })
  }

  const enter = (job: ClaimedJob) => {
    const jobs = running.get(job.queue) ?? new Set()
    running.set(job.queue, jobs.add(job))
  }
  const leave = (job: ClaimedJob) => running.get(job.queue)?.delete(job)
  const allRunning = () => [...running.values()].flatMap((jobs) => [...jobs])

  const beat = setInterval(() => {
    const jobs = allRunning()
    if (jobs.length > 0) touchJobs(pool, jobs).catch(onError)
  }, heartbeatMs)

  return {
    wake,
    wakeAll() {
      for (const queue of runs.keys()) wake(queue)
    },
    /** Waits for jobs that run; those that take too long are run again by another process. */
    async stop(): Promise<void> {
      isStopping = true
      const end = performance.now() + maxFarewellMs
      while ((turning || allRunning().length > 0) && performance.now() < end) {
        turn()
        await wait(20)
      }
      clearInterval(beat)
    },
  }
}

/** A job that is over its time fails; what it still does is its own affair, as after the death of a process. */
async function within(seconds: number, work: Promise<void> | undefined): Promise<void> {
  const timer = new AbortController()
  const tooLate = wait(seconds * 1000, undefined, { signal: timer.signal }).then(
    () => Promise.reject(new Error(`took longer than ${seconds} s`)),
    () => undefined,
  )
  try {
    await Promise.race([work, tooLate])
  } finally {
    timer.abort()
  }
}

import type { z } from 'zod'

/** Work with a payload that is asked for now and done later. Declared where it is asked for. */
export type JobDefinition<Payload> = {
  readonly jobName: string
  parse(payload: unknown): Payload
}

/** When it was asked for and when this run of it began, both by the database's clock. */
export type JobRun<Payload = unknown> = { id: string; payload: Payload; createdAt: Date; startedAt: Date }

/** Work that is requested with `enqueue`. */
export type JobHandler<Context = unknown> = {
  readonly name: string
  readonly hasPayload: true
  run(context: Context, job: JobRun): Promise<void>
}

/** Work that is due by the clock (cron, in the shop's time zone), once for all processes. */
export type ScheduledJob<Context = unknown> = {
  readonly name: string
  readonly cron: string
  run(context: Context): Promise<void>
}

/** Work that is due every few seconds, once for all processes. */
export type Sweep<Context = unknown> = {
  readonly name: string
  readonly everySeconds: number
  run(context: Context): Promise<void>
}

/** Any kind of job that a module's manifest may name under `jobs`. */
export type Job<Context = unknown> = JobHandler<Context> | ScheduledJob<Context> | Sweep<Context>

export function isScheduled<Context>(job: Job<Context>): job is ScheduledJob<Context> {
  return 'cron' in job
}

export function hasPayload<Context>(job: Job<Context>): job is JobHandler<Context> {
  return 'hasPayload' in job
}

export function isSweep<Context>(job: Job<Context>): job is Sweep<Context> {
  return 'everySeconds' in job
}

export function defineJob<Payload>(name: string, schema: z.ZodType<Payload>): JobDefinition<Payload> {
  return { jobName: name, parse: (payload) => schema.parse(payload) }
}

/** Declares who does a job. It may run twice: after a fault, or when its process died. */
export function runs<Payload, Context>(
  job: JobDefinition<Payload>,
  run: (context: Context, job: JobRun<Payload>) => Promise<void>,
): JobHandler<Context> {
  return {
    name: job.jobName,
    hasPayload: true,
    run: async (context, asked) => run(context, { ...asked, payload: job.parse(asked.payload) }),
  }
}

/** `every('10 seconds', 'release-expired-reservations', releaseExpiredReservations)` */
export function every<Context>(
  interval: `${number} seconds`,
  name: string,
  run: (context: Context) => Promise<void>,
): Sweep<Context> {
  const everySeconds = Number.parseInt(interval, 10)
  if (!(everySeconds >= 1)) throw new Error(`"${interval}" is no interval`)
  return { name, everySeconds, run }
}

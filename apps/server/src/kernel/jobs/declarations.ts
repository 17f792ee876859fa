import type { EventHandler } from '#kernel/events/on.ts'
import type { Job } from './define-job.ts'

/** Event handlers and jobs of all modules, gathered from their manifests. */
export type JobDeclarations<Context> = {
  handles?: readonly EventHandler<Context>[]
  jobs?: readonly Job<Context>[]
}

/** How soon waiting work, faults and lost processes are noticed; tests are faster. */
export type Pace = {
  pollSeconds: number
  superviseSeconds: number
  retryLimit: number
  retryDelaySeconds: number
}

/** `isLast`: no retries are left and the job is now a dead letter. */
export type FaultReport = (
  error: unknown,
  job: { queue: string; id?: string; isLast: boolean; trace_id?: string },
) => void

import { countDeadLetters } from '#kernel/events/dead-letters.ts'
import { countBrokenInvariants } from '#kernel/invariants/read-invariant-states.ts'
import { readIdleSeconds } from '#kernel/jobs/read-idle-seconds.ts'
import type { GaugeDefinition } from '#kernel/metrics/define-gauge.ts'
import { listQueueStates, readOldestDueSeconds } from '../storage/queue-queries.ts'

export const healthGauges: readonly GaugeDefinition[] = [
  {
    name: 'warsha_jobs_due',
    help: 'Jobs that are due and have not been begun, by queue',
    label: 'queue',
    read: async (db) => new Map((await listQueueStates(db)).map(({ name, queued }) => [name, queued])),
  },
  {
    name: 'warsha_oldest_job_age_seconds',
    help: 'How long the job that has waited longest has been due',
    read: readOldestDueSeconds,
  },
  {
    name: 'warsha_worker_idle_seconds',
    help: 'How long no process has begun or planned one of the works that are due every few seconds',
    read: readIdleSeconds,
  },
  {
    name: 'warsha_dead_letters',
    help: 'Events and jobs that failed every time and wait for a person',
    read: countDeadLetters,
  },
  {
    name: 'warsha_invariants_broken',
    help: 'Invariants that did not hold when they were last checked',
    read: countBrokenInvariants,
  },
]

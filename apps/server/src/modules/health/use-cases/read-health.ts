import type { ProviderState } from '#kernel/breaker.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Invariant } from '#kernel/database/invariants.ts'
import { readInvariantStates } from '#kernel/invariants/read-invariant-states.ts'
import { jobQueue } from '#kernel/jobs/queue-names.ts'
import type { ShopMessenger } from '#kernel/messaging/messenger.ts'
import { sendMessageJob } from '#kernel/messaging/queue-message.ts'
import { pushJobs } from '#modules/notifications/index.ts'
import { readQueueStates } from '../storage/queue-queries.ts'

export { type DeadLetter, listDeadLetters } from '#kernel/events/dead-letters.ts'
export type { InvariantState } from '#kernel/invariants/read-invariant-states.ts'
export { listQueueStates, type QueueState } from '../storage/queue-queries.ts'

type Context = { db: Database }

/** Every declared invariant, as it stood when it was last checked. */
export function listInvariantStates({ db }: Context, invariants: readonly Invariant[]) {
  return readInvariantStates(
    db,
    invariants.map(({ name }) => name),
  )
}

/** Gateways, and the carriers of messages. Breakers are in the memory of this process. */
export function listProviderStates(
  { messenger }: { messenger: ShopMessenger },
  gateways: readonly ProviderState[],
): (ProviderState & { kind: 'gateway' | 'messages' })[] {
  return [
    ...gateways.map((gateway) => ({ kind: 'gateway' as const, ...gateway })),
    ...[...messenger.listStates()].map(([name, state]) => ({ kind: 'messages' as const, name, ...state })),
  ]
}

export function readMessageQueues({ db }: Context) {
  return readQueueStates(
    db,
    [sendMessageJob, ...pushJobs].map(({ jobName }) => jobQueue(jobName)),
  )
}

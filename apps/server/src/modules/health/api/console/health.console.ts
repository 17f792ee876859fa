import {
  discardDeadLetterCall,
  listDeadLettersCall,
  listInvariantsCall,
  listMessageQueuesCall,
  listProvidersCall,
  listQueuesCall,
  retryDeadLetterCall,
} from '@warsha/contract/console/health/health.calls.ts'
import {
  deadLetterSchema,
  listDeadLettersSchema,
  listInvariantsSchema,
  listMessageQueuesSchema,
  listProvidersSchema,
  listQueuesSchema,
  type RestDeadLetter,
  type RestInvariant,
  type RestQueue,
} from '@warsha/contract/console/health/health.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import type { Deps } from '#http/deps.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { ProviderState } from '#kernel/breaker.ts'
import type { Invariant } from '#kernel/database/invariants.ts'
import {
  type DeadLetter,
  type InvariantState,
  listDeadLetters,
  listInvariantStates,
  listProviderStates,
  listQueueStates,
  type QueueState,
  readMessageQueues,
} from '../../use-cases/read-health.ts'
import { discardDeadLetterCommand, retryDeadLetterCommand } from '../../use-cases/settle-dead-letter.ts'
import { titleInvariant } from '../../use-cases/title-invariant.ts'

/** What all modules declare. */
export type HealthPorts = {
  listInvariants: () => readonly Invariant[]
  listProviders: (deps: Deps) => readonly ProviderState[]
}

/** How the shop itself is, for administrators. */
export function healthRoutes(ports: HealthPorts): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...routeOf(listInvariantsCall, listInvariantsSchema),
      handler: async () => ({
        data: (await listInvariantStates(deps, ports.listInvariants())).map(toInvariant),
      }),
    })

    app.route({
      ...routeOf(listDeadLettersCall, listDeadLettersSchema),
      handler: async () => ({ data: (await listDeadLetters(deps.db)).map(toDeadLetter) }),
    })

    app.route({
      ...routeOf(listProvidersCall, listProvidersSchema),
      handler: async () => ({
        data: listProviderStates(deps, ports.listProviders(deps)).map(
          ({ kind, name, isOpen, failures, lastFailureAt }) => ({
            kind,
            name,
            is_paused: isOpen,
            failures,
            last_failure_at: lastFailureAt?.toISOString() ?? null,
          }),
        ),
      }),
    })

    app.route({
      ...routeOf(listMessageQueuesCall, listMessageQueuesSchema),
      handler: async () => ({
        data: (await readMessageQueues(deps)).map((queue) => ({
          ...toQueue(queue),
          last_error: queue.lastError,
        })),
      }),
    })

    app.route({
      ...routeOf(listQueuesCall, listQueuesSchema),
      handler: async () => ({ data: (await listQueueStates(deps.db)).map(toQueue) }),
    })

    app.route(
      commandRoute(deps, {
        call: retryDeadLetterCall,
        schema: deadLetterSchema,
        command: retryDeadLetterCommand,
        read: ({ params: { id } }) => ({ id }),
        write: (result) => result,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: discardDeadLetterCall,
        schema: deadLetterSchema,
        command: discardDeadLetterCommand,
        read: ({ params: { id } }) => ({ id }),
        write: (result) => result,
      }),
    )
  }
}

function toInvariant({ name, isBroken, brokenRows, changedAt, checkedAt }: InvariantState): RestInvariant {
  return {
    name,
    title: titleInvariant(name),
    is_broken: isBroken,
    broken_rows: brokenRows,
    changed_at: changedAt?.toISOString() ?? null,
    checked_at: checkedAt?.toISOString() ?? null,
  }
}

/** Without the payload, which may name a customer. */
function toDeadLetter({ id, queue, key, waitingBehind, error, tries, failedAt }: DeadLetter): RestDeadLetter {
  return { id, queue, key, waiting_behind: waitingBehind, error, tries, failed_at: failedAt.toISOString() }
}

function toQueue({ name, queued, retrying, active, failed, oldestDueAt }: QueueState): RestQueue {
  return { name, queued, retrying, active, failed, oldest_due_at: oldestDueAt?.toISOString() ?? null }
}

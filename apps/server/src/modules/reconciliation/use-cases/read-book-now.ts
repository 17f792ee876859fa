import { z } from 'zod'
import { type CommandDeps, defineCommand } from '#commands/define-command.ts'
import { defineJob } from '#kernel/jobs/define-job.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import type { Gateways } from '#modules/payments/index.ts'

export const readBookJob = defineJob('read-gateway-book', z.object({ gateway: z.string() }))

/** Has the book of a gateway read at once, by a job. */
export function readBookNowCommand(gatewaysOf: (deps: CommandDeps) => Gateways) {
  return defineCommand({
    action: 'reconciliation.read',
    permission: 'reconciliation.write',
    async run(tx, _actor, { gateway }: { gateway: string }, deps) {
      if (!gatewaysOf(deps).has(gateway)) return refuse('GATEWAY_UNKNOWN', { field: 'gateway' })
      await enqueue(tx, readBookJob, { gateway })
      return ok({
        result: { gateway },
        subject: { kind: 'gateway-book', id: gateway },
        before: {},
        after: {},
      })
    },
  })
}

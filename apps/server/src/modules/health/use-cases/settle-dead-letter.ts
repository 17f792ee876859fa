import { type Changed, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { discardDeadLetter, lockDeadLetter, retryDeadLetter } from '#kernel/events/dead-letters.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

type Input = { id: string }

/** Gives an event or a job that failed every time one more try. */
export const retryDeadLetterCommand = defineCommand({
  action: 'health.retry-dead-letter',
  permission: 'health.write',
  run: (tx, _actor, { id }: Input) => settle(tx, { id, to: 'retry', change: retryDeadLetter }),
})

/** Gives it up: what waits behind it goes on. */
export const discardDeadLetterCommand = defineCommand({
  action: 'health.discard-dead-letter',
  permission: 'health.write',
  reason: 'required',
  run: (tx, _actor, { id }: Input) => settle(tx, { id, to: 'discarded', change: discardDeadLetter }),
})

type Settled = Input & { to: 'retry' | 'discarded'; change: typeof retryDeadLetter }

/** Of two who decide at once one finds it gone. */
async function settle(
  tx: Transaction,
  { id, to, change }: Settled,
): Promise<Outcome<Changed<Input>, 'NOT_FOUND'>> {
  const letter = await lockDeadLetter(tx, id)
  if (!letter || !(await change(tx, id))) return refuse('NOT_FOUND')
  return ok({
    result: { id },
    subject: { kind: 'dead-letter', id },
    before: { state: 'failed' },
    after: { state: to, queue: letter.queue },
  })
}

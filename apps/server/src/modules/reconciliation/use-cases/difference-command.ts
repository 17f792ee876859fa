import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { exceedsApprovalLimit } from '#commands/approval-limit.ts'
import { type Actor, type CommandDeps, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  actionsOf,
  type Difference,
  type DifferenceAction,
  findDifference,
  findListedDifference,
  type ListedDifference,
  lockDifference,
  resolveOpenDifference,
} from '#modules/payments/index.ts'
import { readBooked } from '../storage/compare-queries.ts'

export type DifferenceInput = { id: number }

/** What was done about a difference. One that waits for the gateway stays open and closes itself. */
export type Resolved = {
  resolution: string
  isWaiting?: boolean
}

type Resolving<Input, Code extends string> = {
  action: DifferenceAction
  /** Whether it moves money, so that above the limit a second person agrees. */
  isMoney: boolean
  resolve(
    tx: Transaction,
    actor: Actor,
    asked: { difference: Difference; input: Input },
    deps: CommandDeps,
  ): Promise<Outcome<Resolved, Code>>
}

/**
 * One way to resolve a difference. The locked row decides: of two operators who resolve it at once, in the same way or in
 * another, one does, and the other reads that it is closed.
 */
export function defineResolution<Input extends DifferenceInput, Code extends string>({
  action,
  isMoney,
  resolve,
}: Resolving<Input, Code>) {
  return defineCommand<
    Input,
    ListedDifference,
    Code | 'NOT_FOUND' | 'DIFFERENCE_CLOSED' | 'DIFFERENCE_OTHER_ACTION'
  >({
    action: `reconciliation.${action}`,
    permission: 'reconciliation.write',
    reason: 'required',
    async needsApproval(tx, actor, { id }: Input, { config }) {
      if (!isMoney) return false
      const difference = await findDifference(tx, id)
      if (!difference) return false
      return exceedsApprovalLimit(tx, actor, { amount: movedBy(difference, action), config })
    },
    async run(tx, actor, input: Input, deps) {
      const difference = await lockDifference(tx, input.id)
      if (!difference) return refuse('NOT_FOUND')
      if (difference.state === 'closed') return refuse('DIFFERENCE_CLOSED')
      if (!actionsOf(difference).includes(action)) return refuse('DIFFERENCE_OTHER_ACTION')
      const resolved = await resolve(tx, actor, { difference, input }, deps)
      if (!resolved.ok) return resolved
      const { resolution, isWaiting = false } = resolved.value
      const by = `operator:${actor.operatorId}`
      if (!isWaiting && !(await resolveOpenDifference(tx, difference.id, { resolution, by })))
        return refuse('DIFFERENCE_CLOSED')
      return ok({
        result: await readAnswer(tx, difference.id),
        subject: { kind: 'difference', id: difference.id },
        before: { state: 'open', kind: difference.kind, gateway: difference.gateway },
        after: {
          state: isWaiting ? 'open' : 'closed',
          resolution,
          ...(isMoney && { amountBaisa: movedBy(difference, action) }),
        },
      })
    },
  })
}

/**
 * The amount that an action moves, for the operator's limits. Another amount that leaves the wallet for the card goes whole,
 * however small the difference is.
 */
function movedBy({ kind, entryId, amount, foundAmount }: Difference, action: DifferenceAction): Baisa {
  const isWhole = kind === 'amount' && entryId === null && action === 'card'
  return isWhole ? (foundAmount ?? amount) : amount
}

/**
 * Whether the books have changed since the difference was found: a late report of the payment may have settled it. Asked
 * when the attempt is locked or has ended, so that nothing comes between.
 */
export async function isOutdated(
  tx: Transaction,
  { entryId, expectedAmount }: Pick<Difference, 'entryId' | 'expectedAmount'>,
): Promise<boolean> {
  return entryId === null || (await readBooked(tx, entryId)) !== (expectedAmount ?? 0)
}

async function readAnswer(tx: Transaction, id: number): Promise<ListedDifference> {
  const listed = await findListedDifference(tx, id)
  if (!listed) throw new Error(`The difference ${id} is locked and cannot be read`)
  return listed
}

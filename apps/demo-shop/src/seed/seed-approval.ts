import { createHash } from 'node:crypto'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { countWaitingApprovals } from '@warsha/server/commands/approval-queries.ts'
import type { Actor, CommandDeps } from '@warsha/server/commands/define-command.ts'
import { runCommand } from '@warsha/server/commands/run-command.ts'
import { issueGiftCards } from '@warsha/server/modules/promotions/use-cases/issue-gift-cards.ts'

/** Above what one person may do alone, however little that is by configuration. */
const batch = { count: 50, rial: '25', reason: 'Thanks to the drivers of a fleet' } as const

/**
 * Finance asks for what a second person has to agree to, so that an approval waits. One that nobody decided has expired
 * after three days, so it is asked for again on another day.
 */
export async function seedApproval(deps: CommandDeps, actor: Actor): Promise<void> {
  if ((await countWaitingApprovals(deps.db)) > 0) return
  const day = deps.clock.now().toISOString().slice(0, 10)
  const asked = await runCommand(deps, actor, issueGiftCards, {
    key: keyOf(`demo approval ${day}`),
    input: { count: batch.count, amountBaisa: baisaFromDecimal(batch.rial), endsOn: null },
    reason: batch.reason,
  })
  if (!asked.ok) throw new Error(`The demo's approval was refused: ${asked.code}`)
}

/** A fixed key in the form of those that the console makes. */
function keyOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

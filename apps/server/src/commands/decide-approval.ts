import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { approvalDecided } from './approval-events.ts'
import { decideApproval, findApproval } from './approval-queries.ts'
import { insertChange } from './change-queries.ts'
import type { Actor, AnyCommand, CommandDeps } from './define-command.ts'
import { type CommandAnswer, record } from './run-command.ts'

export type ApprovalRefusal = 'NOT_FOUND' | 'APPROVAL_DECIDED' | 'APPROVAL_OWN' | 'FORBIDDEN'

type Asked = { publicId: string; commands: readonly AnyCommand[] }

/** A second person agrees: the stored command runs now, with its entry in the log. Of two who agree at once one does. */
export async function approveCommand(
  deps: CommandDeps,
  actor: Actor,
  { publicId, commands }: Asked,
): Promise<Outcome<CommandAnswer<unknown>, string>> {
  return inTransaction<CommandAnswer<unknown>, string>(deps.db, async (tx) => {
    const waiting = await findApproval(tx, publicId)
    if (!waiting) return refuse('NOT_FOUND')
    if (waiting.requestedBy === actor.operatorId) return refuse('APPROVAL_OWN')
    const command = commands.find(({ action }) => action === waiting.action)
    if (!command) throw new Error(`Nothing runs ${waiting.action}, which waits for approval ${publicId}`)
    // The approver needs the permission of the command itself.
    if (!actor.permissions.has(command.permission)) return refuse('FORBIDDEN')
    const approval = await decideApproval(tx, { publicId, operatorId: actor.operatorId, isApproved: true })
    if (!approval) return refuse('APPROVAL_DECIDED')
    const { input, reason } = approval
    await publishDecision(tx, actor, { publicId, action: waiting.action, isApproved: true })
    return record(tx, deps, { actor, command, input, reason, approvalId: publicId })
  })
}

export async function rejectCommand(
  deps: CommandDeps,
  actor: Actor,
  { publicId, reason }: { publicId: string; reason: string | undefined },
): Promise<Outcome<{ changeId: number }, ApprovalRefusal>> {
  return inTransaction<{ changeId: number }, ApprovalRefusal>(deps.db, async (tx) => {
    if (!(await findApproval(tx, publicId))) return refuse('NOT_FOUND')
    const approval = await decideApproval(tx, { publicId, operatorId: actor.operatorId, isApproved: false })
    if (!approval) return refuse('APPROVAL_DECIDED')
    const changeId = await insertChange(tx, actor, {
      action: `${approval.action}.reject`,
      subject: { kind: 'approval', id: publicId },
      before: { state: 'waiting' },
      after: { state: 'rejected' },
      reason: reason?.trim() || null,
      approvalId: publicId,
    })
    await publishDecision(tx, actor, { publicId, action: approval.action, isApproved: false })
    return ok({ changeId })
  })
}

function publishDecision(
  tx: Transaction,
  { operatorId }: Actor,
  { publicId, ...decision }: { publicId: string; action: string; isApproved: boolean },
): Promise<void> {
  return publish(tx, approvalDecided({ approvalId: publicId, operatorId, ...decision }))
}

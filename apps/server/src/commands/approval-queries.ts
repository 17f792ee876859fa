import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

export type Approval = {
  id: number
  publicId: string
  action: string
  input: unknown
  reason: string | null
  requestedBy: number
  requestedAt: Date
}

/** How long a command waits for its second person. */
const approvalHours = 72

export async function insertApproval(
  tx: Transaction,
  asked: { action: string; input: unknown; reason: string | null; operatorId: number },
): Promise<string> {
  const { rows } = await tx.execute<{ publicId: string }>(sql`
    INSERT INTO operator_approvals (action, input, reason, requested_by)
    VALUES (${asked.action}, ${JSON.stringify(asked.input)}::jsonb, ${asked.reason}, ${asked.operatorId})
    RETURNING public_id AS "publicId"`)
  return rows[0]?.publicId ?? ''
}

/** An approval in any state. */
export async function findApproval(
  executor: Executor,
  publicId: string,
): Promise<Pick<Approval, 'action' | 'requestedBy'> | undefined> {
  const { rows } = await executor.execute<Pick<Approval, 'action' | 'requestedBy'>>(sql`
    SELECT action, requested_by AS "requestedBy" FROM operator_approvals WHERE public_id = ${publicId}`)
  return rows[0]
}

/** The update decides: undefined when another operator decided before, or the one who asked wants to approve. */
export async function decideApproval(
  tx: Transaction,
  { publicId, operatorId, isApproved }: { publicId: string; operatorId: number; isApproved: boolean },
): Promise<Approval | undefined> {
  const { rows } = await tx.execute<Approval>(sql`
    UPDATE operator_approvals SET state = ${isApproved ? 'approved' : 'rejected'}, decided_by = ${operatorId},
      decided_at = now()
    WHERE public_id = ${publicId} AND state = 'waiting' AND (NOT ${isApproved} OR requested_by <> ${operatorId})
      AND requested_at > now() - ${approvalHours} * interval '1 hour'
    RETURNING id, public_id AS "publicId", action, input, reason, requested_by AS "requestedBy",
      requested_at AS "requestedAt"`)
  return rows[0]
}

/** The number before the list. */
export async function countWaitingApprovals(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM operator_approvals WHERE ${isWaiting}`,
  )
  return rows[0]?.count ?? 0
}

const deadline = sql`now() - ${sql.raw(String(approvalHours))} * interval '1 hour'`

/** Of the table `operator_approvals`. */
export const isWaiting = sql`state = 'waiting' AND requested_at > ${deadline}`

/** Also before the job that writes it down. */
export const hasExpired = sql`(state = 'expired' OR state = 'waiting' AND requested_at <= ${deadline})`

/** Approvals without a decision in time expire. */
export async function expireApprovals(executor: Executor): Promise<void> {
  await executor.execute(sql`UPDATE operator_approvals SET state = 'expired'
    WHERE state = 'waiting' AND requested_at <= now() - ${approvalHours} * interval '1 hour'`)
}

import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Actor, Changed } from './define-command.ts'
import type { Fields } from './operator-changes.tables.ts'

type Entry = Omit<Changed<unknown>, 'result'> & {
  action: string
  reason: string | null
  approvalId: string | null
}

/** Writes the entry of a change; answers its number. */
export async function insertChange(tx: Transaction, actor: Actor, entry: Entry): Promise<number> {
  const { before, after } = changedFields(entry.before, entry.after)
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO operator_changes (operator_id, session_id, request_id, address, action, subject_kind, subject_id,
      centre_id, before, after, reason, approval_id)
    VALUES (${actor.operatorId}, ${actor.sessionId}, ${actor.requestId}, ${actor.address}, ${entry.action},
      ${entry.subject.kind}, ${String(entry.subject.id)}, ${entry.centreId ?? null}, ${JSON.stringify(before)}::jsonb,
      ${JSON.stringify(after)}::jsonb, ${entry.reason}, ${entry.approvalId})
    RETURNING id`)
  return rows[0]?.id ?? 0
}

/** Writes the entries of changes that were made together, in one statement. */
export async function insertChanges(
  tx: Transaction,
  actor: Actor,
  {
    action,
    reason,
    changes,
  }: { action: string; reason: string | null; changes: readonly Omit<Changed<unknown>, 'result'>[] },
): Promise<void> {
  const entries = changes.map(({ subject, centreId, ...fields }) => ({
    kind: subject.kind,
    id: String(subject.id),
    centre: centreId ?? null,
    ...changedFields(fields.before, fields.after),
  }))
  await tx.execute(sql`
    INSERT INTO operator_changes (operator_id, session_id, request_id, address, action, subject_kind, subject_id,
      centre_id, before, after, reason)
    SELECT ${actor.operatorId}::integer, ${actor.sessionId}::uuid, ${actor.requestId}, ${actor.address}, ${action}, kind, id,
      centre, before, after, ${reason}::text
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS entry (kind text, id text, centre integer, before jsonb, after jsonb)`)
}

/** Only what differs; what came or went is on one side alone. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const differing = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const pick = (fields: Fields) =>
    Object.fromEntries(differing.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))
  return { before: pick(before), after: pick(after) }
}

type ClaimedKey = { kind: 'new' } | { kind: 'other' } | { kind: 'repeat'; answer: Fields }

/** Waits for another request with the same key; the second one finds the first one's answer. */
export async function claimKey(
  tx: Transaction,
  { operatorId, key, action, input }: { operatorId: number; key: string; action: string; input: unknown },
): Promise<ClaimedKey> {
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const { rowCount } = await tx.execute(sql`
    INSERT INTO operator_command_keys (operator_id, key, action, input_hash)
    VALUES (${operatorId}, ${key}, ${action}, ${inputHash}) ON CONFLICT DO NOTHING`)
  if (rowCount === 1) return { kind: 'new' }
  const { rows } = await tx.execute<{ isSame: boolean; answer: Fields | null }>(sql`
    SELECT action = ${action} AND input_hash = ${inputHash} AS "isSame", answer FROM operator_command_keys
    WHERE operator_id = ${operatorId} AND key = ${key}`)
  const [found] = rows
  return found?.isSame && found.answer ? { kind: 'repeat', answer: found.answer } : { kind: 'other' }
}

export async function storeAnswer(
  tx: Transaction,
  { operatorId, key, answer }: { operatorId: number; key: string; answer: Fields },
): Promise<void> {
  await tx.execute(sql`UPDATE operator_command_keys SET answer = ${JSON.stringify(answer)}::jsonb
    WHERE operator_id = ${operatorId} AND key = ${key}`)
}

export async function forgetCommandKeys(executor: Executor): Promise<void> {
  await executor.execute(
    sql`DELETE FROM operator_command_keys WHERE created_at < now() - interval '72 hours'`,
  )
}

import { findLastChange } from '#commands/list-changes.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Refusal, refuse } from '#kernel/outcome.ts'
import { listNames } from '../storage/member-names.ts'

/** The operator looked at a former state: who changed it, when, and what it is now. */
export async function refuseStale(
  tx: Transaction,
  subject: { kind: string; id: string },
  current: object,
): Promise<Refusal<'VERSION_CONFLICT'>> {
  const last = await findLastChange(tx, subject)
  const names = await listNames(tx, last ? [last.operatorId] : [])
  return refuse('VERSION_CONFLICT', {
    field: 'revision',
    details: {
      current,
      changed_by: names.get(last?.operatorId ?? 0)?.name ?? null,
      changed_at: last?.changedAt.toISOString() ?? null,
    },
  })
}

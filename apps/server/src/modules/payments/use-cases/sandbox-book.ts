import { randomBytes } from 'node:crypto'
import { muscatDate, muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Executor } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import type { EntryKind, ListedEntry } from '../rules/gateway-entry.ts'
import {
  alterSandboxEntry,
  findSandboxEntries,
  insertSandboxEntry,
  insertSandboxPayout,
  type SandboxEntry,
} from '../storage/sandbox-book-queries.ts'
import type { ListEntries, ListResult } from './payment-gateway.ts'

const pageSize = 100

export function bookSandboxRefund(
  executor: Executor,
  { key, reference, amount }: { key: string; reference: string; amount: Baisa },
): Promise<void> {
  return insertSandboxEntry(executor, {
    kind: 'refund',
    reference: sandboxRefundReference(key),
    paymentReference: reference,
    refundKey: key,
    amountBaisa: amount,
  })
}

export const sandboxRefundReference = (key: string) => `rfd_${key}`

/** A page of the sandbox's book. */
export async function listSandboxEntries(db: Database, { since, after }: ListEntries): Promise<ListResult> {
  const afterId = /^\d{1,9}$/.test(after ?? '') ? Number(after) : 0
  const rows = await findSandboxEntries(db, { since, afterId, limit: pageSize })
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return { kind: 'listed', entries: rows.map(toListed), after: last ? String(last.id) : null }
}

function toListed(entry: SandboxEntry): ListedEntry {
  const { kind, reference, attemptId, paymentReference, refundKey, occurredAt, coversUntil } = entry
  return {
    kind,
    reference,
    attemptId: attemptId ?? undefined,
    pspReference: paymentReference ?? undefined,
    refundKey: refundKey ?? undefined,
    amount: entry.amountBaisa,
    fee: entry.feeBaisa,
    occurredAt,
    coversUntil: coversUntil ?? undefined,
  }
}

/** Pays out what was moved before today in Muscat; `shortBy` is a lie: so much less than is due. */
export async function payOutSandbox(
  { db, clock }: { db: Database; clock: Clock },
  {
    before = muscatInstant(muscatDate(clock.now()), '00:00'),
    shortBy = noBaisa,
  }: {
    before?: Date
    shortBy?: Baisa | undefined
  } = {},
): Promise<boolean> {
  const reference = `po_${randomBytes(8).toString('hex')}`
  const paid = await inTransaction<boolean, never>(db, async (tx) =>
    ok(await insertSandboxPayout(tx, { reference, before, shortBy })),
  )
  return paid.ok && paid.value
}

export type SandboxMovement = {
  kind: EntryKind
  amount: Baisa
  /** The payment that it is about, where there is one. */
  payment?: string | undefined
}

/** A movement at the sandbox that the shop has not asked for: somebody else's charge, a chargeback, a refund by hand. */
export async function moveInSandbox(
  db: Database,
  { kind, amount, payment }: SandboxMovement,
): Promise<string> {
  const reference = `${kind}_${randomBytes(8).toString('hex')}`
  await insertSandboxEntry(db, { kind, reference, paymentReference: payment ?? null, amountBaisa: amount })
  return reference
}

/** Has the sandbox tell something else than what took place. False: there is no such movement. */
export function lieInSandbox(
  db: Database,
  entry: { kind: EntryKind; reference: string },
  lie: { isHidden?: boolean; amountBaisa?: Baisa; feeBaisa?: Baisa },
): Promise<boolean> {
  return alterSandboxEntry(db, entry, lie)
}

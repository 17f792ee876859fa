import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { publicIdColumn } from '#kernel/database/columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export type Fields = Readonly<Record<string, unknown>>

/** Who changed what, when and why: one entry for each change, written with it. Append-only. */
export const operatorChanges = pgTable(
  'operator_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    operatorId: integer('operator_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    requestId: text('request_id').notNull(),
    address: text('address').notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    centreId: integer('centre_id'),
    /** Changed fields alone; personal values are masked. */
    before: jsonb('before').$type<Fields>().notNull(),
    after: jsonb('after').$type<Fields>().notNull(),
    reason: text('reason'),
    approvalId: uuid('approval_id'),
  },
  (change) => [
    index('operator_changes_subject_idx').on(change.subjectKind, change.subjectId, change.id),
    index('operator_changes_operator_idx').on(change.operatorId, change.id),
    index('operator_changes_centre_idx')
      .on(change.centreId, change.id)
      .where(sql`${change.centreId} IS NOT NULL`),
    index('operator_changes_action_idx').on(change.action, change.id),
    index('operator_changes_changed_at_idx').on(change.changedAt),
  ],
)

/** Answers to commands by the key their sender made: a command that is sent twice is done once. */
export const operatorCommandKeys = pgTable(
  'operator_command_keys',
  {
    operatorId: integer('operator_id').notNull(),
    key: text('key').notNull(),
    action: text('action').notNull(),
    inputHash: text('input_hash').notNull(),
    answer: jsonb('answer').$type<Fields>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (row) => [
    primaryKey({ columns: [row.operatorId, row.key] }),
    index('operator_command_keys_created_at_idx').on(row.createdAt),
  ],
)

/** A command that waits for a second person. */
export const operatorApprovals = pgTable(
  'operator_approvals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    publicId: publicIdColumn(),
    action: text('action').notNull(),
    input: jsonb('input').notNull(),
    reason: text('reason'),
    requestedBy: integer('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    state: text('state', { enum: ['waiting', 'approved', 'rejected', 'expired'] })
      .notNull()
      .default('waiting'),
    decidedBy: integer('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (approval) => [
    index('operator_approvals_state_idx').on(approval.state, approval.id),
    check(
      'operator_approvals_second_person',
      sql`${approval.decidedBy} IS NULL OR ${approval.state} <> 'approved' OR ${approval.decidedBy} <> ${approval.requestedBy}`,
    ),
    check(
      'operator_approvals_decided',
      sql`(${approval.state} IN ('approved', 'rejected')) = (${approval.decidedBy} IS NOT NULL)`,
    ),
  ],
)

/** The chained digest of the entries up to an hour: a log that was rewritten no longer fits it. */
export const operatorChangeSeals = pgTable('operator_change_seals', {
  lastChangeId: bigint('last_change_id', { mode: 'number' }).primaryKey(),
  digest: text('digest').notNull(),
  sealedAt: instant('sealed_at').notNull().defaultNow(),
})

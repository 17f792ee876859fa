import type {
  CellProblemCode,
  CellWarningCode,
  SheetKind,
} from '@warsha/contract/console/imports/sheets.constants.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { CentreScope } from '#commands/define-command.ts'
import type { Fields } from '#commands/operator-changes.tables.ts'
import { identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import { staffMembers } from '#modules/staff/storage/staff.tables.ts'

export type ImportState = 'checked' | 'waiting' | 'running' | 'done' | 'refused'

export type ImportProblem = { line: number; column: string; problem: CellProblemCode; value: string }

export type ImportWarning = { line: number; column: string; warning: CellWarningCode; value: string }

export type ImportExample = { line: number; before: Fields; after: Fields }

/** On whose behalf the job imports: the operator as of the request. */
export type ImportActor = { sessionId: string; requestId: string; address: string; centres: CentreScope }

/** Files that were checked and those that were imported. */
export const imports = pgTable(
  'imports',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    kind: text('kind').$type<SheetKind>().notNull(),
    fileName: text('file_name').notNull(),
    operatorId: integer('operator_id')
      .notNull()
      .references(() => staffMembers.id),
    actor: jsonb('actor').$type<ImportActor>().notNull(),
    state: text('state').$type<ImportState>().notNull().default('checked'),
    rows: integer('rows').notNull(),
    creates: integer('creates').notNull(),
    changes: integer('changes').notNull(),
    same: integer('same').notNull(),
    wrong: integer('wrong').notNull(),
    progress: integer('progress').notNull().default(0),
    problems: jsonb('problems').$type<readonly ImportProblem[]>().notNull(),
    warnings: jsonb('warnings').$type<readonly ImportWarning[]>().notNull().default([]),
    examples: jsonb('examples').$type<readonly ImportExample[]>().notNull(),
    /** Of the changes that were shown. */
    planDigest: text('plan_digest'),
    reason: text('reason'),
    /** The file in base64; null once it is no longer kept. */
    content: text('content'),
    /** The rows as they were before, as a file of the same kind. */
    undo: text('undo'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    ...timestamps(),
  },
  (row) => [
    index('imports_operator_idx').on(row.operatorId, row.id),
    check('imports_state_known', sql`${row.state} IN ('checked', 'waiting', 'running', 'done', 'refused')`),
    check('imports_begun_is_right', sql`${row.wrong} = 0 OR ${row.state} IN ('checked', 'refused')`),
    check(
      'imports_counts_not_negative',
      sql`least(${row.rows}, ${row.creates}, ${row.changes}, ${row.same}, ${row.wrong}, ${row.progress}) >= 0`,
    ),
  ],
)

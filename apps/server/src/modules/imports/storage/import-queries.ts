import type { SheetKind } from '@warsha/contract/console/imports/sheets.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import {
  type ImportActor,
  type ImportExample,
  type ImportProblem,
  type ImportState,
  type ImportWarning,
  imports,
} from './imports.tables.ts'

/** An import without its files. */
export type ImportRow = {
  id: number
  publicId: string
  kind: SheetKind
  fileName: string
  operatorId: number
  actor: ImportActor
  state: ImportState
  rows: number
  creates: number
  changes: number
  same: number
  wrong: number
  progress: number
  problems: readonly ImportProblem[]
  warnings: readonly ImportWarning[]
  examples: readonly ImportExample[]
  reason: string | null
  hasUndo: boolean
  createdAt: string
  endedAt: string | null
}

/** Which imports somebody sees: the own ones, or everybody's. */
export type ImportReader = number | 'all'

const columns = sql`id, public_id AS "publicId", kind, file_name AS "fileName", operator_id AS "operatorId", actor, state,
  rows, creates, changes, same, wrong, progress, problems, warnings, examples, reason, undo IS NOT NULL AS "hasUndo",
  created_at AS "createdAt", ended_at AS "endedAt"`

const isSeenBy = (reader: ImportReader): SQL => (reader === 'all' ? sql`true` : sql`operator_id = ${reader}`)

export async function insertImport(tx: Transaction, row: typeof imports.$inferInsert): Promise<ImportRow> {
  const [inserted] = await tx.insert(imports).values(row).returning({ publicId: imports.publicId })
  const found = inserted && (await findImport(tx, inserted.publicId, 'all'))
  if (!found) throw new Error('No import was stored')
  return found
}

export async function findImport(
  executor: Executor,
  publicId: string,
  reader: ImportReader,
): Promise<ImportRow | undefined> {
  const { rows } = await executor.execute<ImportRow>(sql`
    SELECT ${columns} FROM imports WHERE public_id = ${publicId} AND ${isSeenBy(reader)}`)
  return rows[0]
}

/** The newest first, one more than asked for, and how many there are up to `maxCount`. */
export async function findImports(
  executor: Executor,
  {
    reader,
    kind,
    beforeId,
    limit,
  }: { reader: ImportReader; kind: SheetKind | undefined; beforeId: number | undefined; limit: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const condition = sql`${isSeenBy(reader)} AND ${kind === undefined ? sql`true` : sql`kind = ${kind}`}`
  const { rows } = await executor.execute<ImportRow>(sql`
    SELECT ${columns} FROM imports WHERE ${condition} AND ${beforeId === undefined ? sql`true` : sql`id < ${beforeId}`}
    ORDER BY id DESC LIMIT ${limit + 1}`)
  const { rows: counted } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (SELECT FROM imports WHERE ${condition} LIMIT ${maxCount + 1}) AS counted`)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** A checked file begins to wait for its job once; answers whether it does. */
export async function claimImport(
  tx: Transaction,
  { id, actor, reason }: { id: number; actor: ImportActor; reason: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE imports SET state = 'waiting', actor = ${JSON.stringify(actor)}::jsonb, reason = ${reason},
      updated_at = now()
    WHERE id = ${id} AND state = 'checked' AND wrong = 0 AND content IS NOT NULL`)
  return rowCount === 1
}

/** An import that is to be done, with its file. */
export type WaitingImport = ImportRow & { content: string; planDigest: string | null }

/** Undefined when it is done already. */
export async function findWaitingImport(executor: Executor, id: number): Promise<WaitingImport | undefined> {
  const { rows } = await executor.execute<WaitingImport>(sql`
    SELECT ${columns}, content, plan_digest AS "planDigest" FROM imports WHERE id = ${id} AND state IN ('waiting', 'running')`)
  return rows[0]
}

/** Keeps an import that is to be done until the transaction ends: a job may run twice, the file is imported once. */
export async function lockImport(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    SELECT FROM imports WHERE id = ${id} AND state IN ('waiting', 'running') FOR UPDATE`)
  return rowCount === 1
}

/** Imports of a kind follow one another: two of them would wait for each other's records. */
export async function lockKind(tx: Transaction, kind: SheetKind): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`import-${kind}`}))`)
}

/** Tells how far an import is. */
export async function tellProgress(executor: Executor, id: number, progress: number): Promise<void> {
  await executor.execute(sql`
    UPDATE imports SET progress = ${progress}, state = 'running' WHERE id = ${id} AND state IN ('waiting', 'running')`)
}

export type ImportEnd = {
  state: 'done' | 'refused'
  progress: number
  undo: string | null
  problems: readonly ImportProblem[]
}

export async function endImport(executor: Executor, id: number, end: ImportEnd): Promise<void> {
  await executor.execute(sql`
    UPDATE imports SET state = ${end.state}, progress = ${end.progress}, undo = ${end.undo}, content = NULL,
      problems = ${JSON.stringify(end.problems)}::jsonb, ended_at = now(), updated_at = now()
    WHERE id = ${id} AND state IN ('waiting', 'running')`)
}

export async function readUndo(
  executor: Executor,
  publicId: string,
  reader: ImportReader,
): Promise<{ kind: SheetKind; undo: string } | undefined> {
  const { rows } = await executor.execute<{ kind: SheetKind; undo: string }>(sql`
    SELECT kind, undo FROM imports WHERE public_id = ${publicId} AND undo IS NOT NULL AND ${isSeenBy(reader)}`)
  return rows[0]
}

/** Files are kept as long as somebody may want to run or undo them. */
export async function forgetFiles(executor: Executor): Promise<void> {
  await executor.execute(sql`
    UPDATE imports SET content = NULL WHERE content IS NOT NULL AND state = 'checked' AND created_at < now() - interval '7 days'`)
  await executor.execute(sql`
    UPDATE imports SET undo = NULL WHERE undo IS NOT NULL AND created_at < now() - interval '90 days'`)
}

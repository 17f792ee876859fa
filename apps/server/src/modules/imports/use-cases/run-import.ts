import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import { insertChanges } from '#commands/change-queries.ts'
import type { Actor } from '#commands/define-command.ts'
import type { Cells, Sheet } from '#commands/sheets/define-sheet.ts'
import { readSheet, type SheetRow } from '#commands/sheets/read-sheet.ts'
import { csvMark, csvRecord } from '#kernel/csv.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { mapInSlices, partsOf } from '#kernel/in-slices.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import {
  endImport,
  findWaitingImport,
  lockImport,
  lockKind,
  tellProgress,
  type WaitingImport,
} from '../storage/import-queries.ts'
import type { ImportProblem } from '../storage/imports.tables.ts'
import { planDigest } from './plan-digest.ts'
import { planSlice, sliceSize, slicesOf } from './plan-rows.ts'

/**
 * Imports a file that was checked: all of it or nothing, with an entry in the log for every record. Where something has
 * changed since it was checked, so that it would do something else, nothing is imported.
 */
export async function runImport(db: Database, sheets: readonly Sheet[], importId: number): Promise<void> {
  const row = await findWaitingImport(db, importId)
  const sheet = sheets.find(({ kind }) => kind === row?.kind)
  if (!row || !sheet) return
  const read = readSheet(sheet, Buffer.from(row.content, 'base64'))
  const problems = read.ok ? await lookAgain(db, { sheet, row, rows: read.value }) : []
  const isImported =
    read.ok && problems.length === 0 && (await importAll(db, { sheet, row, rows: read.value, problems }))
  if (!isImported) await endImport(db, row.id, { state: 'refused', progress: 0, undo: null, problems })
}

type Running = { sheet: Sheet; row: WaitingImport; rows: readonly SheetRow[] }

/** Goes through the file without holding a record, slice by slice, and tells how far it is. */
async function lookAgain(db: Database, { sheet, row, rows }: Running): Promise<ImportProblem[]> {
  let done = 0
  for (const some of slicesOf(sheet, rows)) {
    const slice = await planSlice(db, sheet, some, { scope: row.actor.centres, isLocking: false })
    if (slice.problems.length > 0) return slice.problems
    done += some.length
    await tellProgress(db, row.id, done)
  }
  return []
}

/** Writes the whole file in one transaction; false when it would do something else than was shown. */
async function importAll(
  db: Database,
  { sheet, row, rows, problems }: Running & { problems: ImportProblem[] },
): Promise<boolean> {
  const imported = await inTransaction<undefined, 'REFUSED'>(db, async (tx) => {
    problems.length = 0
    await lockKind(tx, sheet.kind)
    if (!(await lockImport(tx, row.id))) return ok(undefined)
    const undo = await importRows(tx, { sheet, row, rows, problems })
    if (undo === undefined) return refuse('REFUSED')
    await endImport(tx, row.id, { state: 'done', progress: row.rows, undo, problems: [] })
    return ok(undefined)
  })
  return imported.ok
}

/** The file that brings the state before back; undefined when the import is refused. */
async function importRows(
  tx: Transaction,
  { sheet, row, rows, problems }: Running & { problems: ImportProblem[] },
): Promise<string | undefined> {
  const { reason } = row
  const columns = sheet.columns.flatMap(({ name, isInformation }) => (isInformation ? [] : [name]))
  const undo = [csvMark + csvRecord(columns)]
  const digest = planDigest()
  for (const some of slicesOf(sheet, rows)) {
    const slice = await planSlice(tx, sheet, some, { scope: row.actor.centres, isLocking: true })
    problems.push(...slice.problems)
    if (problems.length > 0) return undefined
    const { changes } = slice
    await digest.add(slice)
    if (changes.length === 0) continue
    const ids = await sheet.write(tx, changes)
    const written = changes.map(({ subject, ...change }, at) => ({
      ...change,
      subject: { kind: subject.kind, id: ids?.[at] ?? subject.id },
    }))
    for (const part of partsOf(written, sliceSize))
      await insertChanges(tx, actorOf(row), { action: `${row.kind}.import`, reason, changes: part })
    const records = await mapInSlices(changes, (change) =>
      change.undo.map((cells) => recordOf(columns, cells)).join(''),
    )
    undo.push(...records)
  }
  return digest.text() === row.planDigest ? undo.join('') : undefined
}

function recordOf(columns: readonly string[], cells: Cells): string {
  return csvRecord(columns.map((name) => cells[name] ?? ''))
}

function actorOf({ operatorId, actor }: WaitingImport): Actor {
  return { ...actor, operatorId, permissions: new Set<Permission>() }
}

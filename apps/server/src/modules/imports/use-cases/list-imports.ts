import type { SheetKind } from '@warsha/contract/console/imports/sheets.constants.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Database } from '#kernel/database/connect.ts'
import { listNames } from '#modules/staff/index.ts'
import {
  findImport,
  findImports,
  type ImportReader,
  type ImportRow,
  readUndo,
} from '../storage/import-queries.ts'

export { type ImportReader, type ImportRow, readUndo }

/** An import, with the name of who checked it. */
export type NamedImport = { row: ImportRow; operator: string | undefined }

export async function listImports(
  db: Database,
  asked: { reader: ImportReader; kind: SheetKind | undefined; beforeId: number | undefined; limit: number },
): Promise<{ imports: NamedImport[]; total: number; isExact: boolean }> {
  const { rows, total } = await findImports(db, asked)
  const imports = await withNames(db, rows)
  return { imports, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

export async function readImport(
  db: Database,
  publicId: string,
  reader: ImportReader,
): Promise<NamedImport | undefined> {
  const row = await findImport(db, publicId, reader)
  return row && (await withNames(db, [row]))[0]
}

async function withNames(db: Database, rows: readonly ImportRow[]): Promise<NamedImport[]> {
  const names = await listNames(
    db,
    rows.map(({ operatorId }) => operatorId),
  )
  return rows.map((row) => ({ row, operator: names.get(row.operatorId)?.name }))
}

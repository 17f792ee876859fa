import type { RestImport } from '@warsha/contract/console/imports/imports.rest.ts'
import type { ImportRow } from '../../use-cases/list-imports.ts'

export function toImport(row: ImportRow, operator: string | undefined): RestImport {
  return {
    id: row.publicId,
    kind: row.kind,
    file_name: row.fileName,
    state: row.state,
    rows: row.rows,
    creates: row.creates,
    changes: row.changes,
    same: row.same,
    wrong: row.wrong,
    progress: row.progress,
    problems: [...row.problems],
    warnings: [...row.warnings],
    examples: row.examples.map(({ line, before, after }) => ({ line, before, after })),
    operator: operator ?? null,
    checked_at: new Date(row.createdAt).toISOString(),
    ended_at: row.endedAt && new Date(row.endedAt).toISOString(),
    has_undo: row.hasUndo,
  }
}

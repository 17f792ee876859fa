import { maxToldProblems, sheetKinds } from '@warsha/contract/console/imports/sheets.constants.ts'
import { defineCommand } from '#commands/define-command.ts'
import type { Sheet } from '#commands/sheets/define-sheet.ts'
import { readSheet } from '#commands/sheets/read-sheet.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok } from '#kernel/outcome.ts'
import { insertImport } from '../storage/import-queries.ts'
import type { ImportExample, ImportProblem, ImportWarning } from '../storage/imports.tables.ts'
import { planDigest } from './plan-digest.ts'
import { planSlice, slicesOf } from './plan-rows.ts'
import { importActorOf } from './request-import.ts'

export type CheckInput = { fileName: string; file: string }

/** Records that are shown with their fields before and after. */
const maxExamples = 20

/** Says what a file would change, with a reason for every cell that is wrong. The file is kept; nothing else changes. */
export function checkImportCommand(sheet: Sheet) {
  return defineCommand({
    action: `${sheet.kind}.check-import`,
    permission: sheetKinds[sheet.kind].write,
    async run(tx, actor, { fileName, file }: CheckInput) {
      const read = readSheet(sheet, Buffer.from(file, 'base64'))
      if (!read.ok) return read
      const counts = { rows: read.value.length, creates: 0, changes: 0, same: 0, wrong: 0 }
      const problems: ImportProblem[] = []
      const warnings: ImportWarning[] = []
      const examples: ImportExample[] = []
      const digest = planDigest()
      const { centres: scope } = actor
      for (const rows of slicesOf(sheet, read.value)) {
        const slice = await planSlice(tx, sheet, rows, { scope, isLocking: false })
        const creates = slice.changes.filter(({ isNew }) => isNew).length
        await digest.add(slice)
        counts.creates += creates
        counts.changes += slice.changes.length - creates
        counts.same += slice.same
        counts.wrong += slice.wrong
        problems.push(...slice.problems.slice(0, maxToldProblems - problems.length))
        warnings.push(...slice.warnings.slice(0, maxToldProblems - warnings.length))
        for (const { line, before, after } of slice.changes.slice(0, maxExamples - examples.length))
          examples.push({ line, before, after })
      }
      const result = await insertImport(tx, {
        ...counts,
        kind: sheet.kind,
        fileName: sanitiseText(fileName) || sheet.kind,
        operatorId: actor.operatorId,
        actor: importActorOf(actor),
        problems: problems.toSorted((one, other) => one.line - other.line),
        warnings,
        planDigest: digest.text(),
        examples,
        content: file,
      })
      return ok({
        result,
        subject: { kind: 'import', id: result.publicId },
        before: {},
        after: { file: result.fileName, ...counts },
      })
    },
  })
}

import { maxToldProblems } from '@warsha/contract/console/imports/sheets.constants.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { PlannedChange, Sheet } from '#commands/sheets/define-sheet.ts'
import type { SheetRow } from '#commands/sheets/read-sheet.ts'
import type { Executor } from '#kernel/database/connect.ts'
import type { ImportProblem } from '../storage/imports.tables.ts'

/** Rows that are asked about and written at once. */
export const sliceSize = 500

export type PlannedSlice = {
  changes: (PlannedChange<unknown> & { line: number })[]
  problems: ImportProblem[]
  same: number
  wrong: number
}

/** Longest text of a cell that is shown beside its problem. */
const maxValue = 60

/** What some rows of a file would do. */
export async function planSlice(
  executor: Executor,
  sheet: Sheet,
  rows: readonly SheetRow[],
  asked: { scope: CentreScope; isLocking: boolean },
): Promise<PlannedSlice> {
  const planned = await sheet.plan(
    executor,
    rows.map(({ cells }) => cells),
    asked,
  )
  const slice: PlannedSlice = { changes: [], problems: [], same: 0, wrong: 0 }
  for (const [at, { line, cells, problems }] of rows.entries()) {
    const plan = planned[at]
    const found = [...problems, ...(plan?.kind === 'problems' ? plan.problems : [])]
    if (found.length > 0) {
      slice.wrong++
      slice.problems.push(
        ...found.map(({ column, code }) => ({
          line,
          column,
          problem: code,
          value: (cells[column] ?? '').slice(0, maxValue),
        })),
      )
    } else if (plan?.kind === 'change') slice.changes.push({ ...plan.change, line })
    else slice.same++
  }
  return { ...slice, problems: slice.problems.slice(0, maxToldProblems) }
}

export function* slicesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += sliceSize) yield rows.slice(from, from + sliceSize)
}

import { maxToldProblems } from '@warsha/contract/console/imports/sheets.constants.ts'
import type { Cells, PlanAsked, PlannedChange, Sheet } from '#commands/sheets/define-sheet.ts'
import type { SheetRow } from '#commands/sheets/read-sheet.ts'
import type { Executor } from '#kernel/database/connect.ts'
import type { ImportProblem, ImportWarning } from '../storage/imports.tables.ts'

/** Rows that are asked about and written at once. */
export const sliceSize = 500

export type PlannedSlice = {
  changes: (PlannedChange<unknown> & { line: number })[]
  problems: ImportProblem[]
  warnings: ImportWarning[]
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
  asked: PlanAsked,
): Promise<PlannedSlice> {
  const planned = await sheet.plan(
    executor,
    rows.map(({ cells }) => cells),
    asked,
  )
  const slice: PlannedSlice = { changes: [], problems: [], warnings: [], same: 0, wrong: 0 }
  for (const [at, { line, cells, problems }] of rows.entries()) {
    const plan = planned[at]
    const shownCell = (column: string) => (cells[column] ?? '').slice(0, maxValue)
    const found = [...problems, ...(plan?.kind === 'problems' ? plan.problems : [])]
    if (found.length > 0) {
      slice.wrong++
      for (const { column, code } of found)
        slice.problems.push({ line, column, problem: code, value: shownCell(column) })
    } else if (plan?.kind === 'change') {
      for (const change of plan.changes) slice.changes.push({ ...change, line })
      for (const { column, code } of plan.warnings ?? [])
        slice.warnings.push({ line, column, warning: code, value: shownCell(column) })
    } else if (plan?.kind === 'same') slice.same++
  }
  return { ...slice, problems: slice.problems.slice(0, maxToldProblems) }
}

/** Some rows at a time; those of a group stay together. */
export function* slicesOf(
  { group = [] }: Pick<Sheet, 'group'>,
  rows: readonly SheetRow[],
): Generator<readonly SheetRow[]> {
  let slice: SheetRow[] = []
  for (const together of group.length > 0 ? groupsOf(group, rows) : rows.map((row) => [row])) {
    for (const row of together) slice.push(row)
    if (slice.length < sliceSize) continue
    yield slice
    slice = []
  }
  if (slice.length > 0) yield slice
}

function groupsOf(group: readonly string[], rows: readonly SheetRow[]): Iterable<SheetRow[]> {
  const groups = new Map<string, SheetRow[]>()
  for (const row of rows) {
    const name = groupName(group, row.cells)
    const known = groups.get(name)
    if (known) known.push(row)
    else groups.set(name, [row])
  }
  return groups.values()
}

function groupName(group: readonly string[], cells: Cells): string {
  return JSON.stringify(group.map((column) => cells[column]?.trim() ?? ''))
}

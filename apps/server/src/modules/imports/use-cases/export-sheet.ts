import type { CentreScope } from '#commands/define-command.ts'
import type { Sheet } from '#commands/sheets/define-sheet.ts'
import { csvMark, csvRecord } from '#kernel/csv.ts'
import type { Executor } from '#kernel/database/connect.ts'

const pageSize = 1000

/** The records of a sheet as a file, page after page, so that it is never whole in memory. */
export async function* exportSheet(
  executor: Executor,
  { columns, read }: Sheet,
  scope: CentreScope,
): AsyncGenerator<string> {
  const names = columns.map(({ name }) => name)
  yield csvMark + csvRecord(names)
  let after: string | undefined
  do {
    const page = await read(executor, scope, { after, limit: pageSize })
    yield page.rows.map((cells) => csvRecord(names.map((name) => cells[name] ?? ''))).join('')
    after = page.after
  } while (after !== undefined)
}

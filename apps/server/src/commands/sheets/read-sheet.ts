import { maxSheetBytes, maxSheetRows } from '@warsha/contract/console/imports/sheets.constants.ts'
import { withoutApostrophe } from '#kernel/csv.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { readCsv } from '#kernel/read-csv.ts'
import { type CellProblem, type Cells, keyOf, type Sheet } from './define-sheet.ts'

export type SheetRow = { line: number; cells: Cells; problems: readonly CellProblem[] }

export type SheetRefusal =
  | 'SHEET_TOO_LARGE'
  | 'SHEET_ENCODING'
  | 'SHEET_QUOTES'
  | 'SHEET_HEADING'
  | 'SHEET_EMPTY'

/**
 * Reads a file as rows of a sheet: UTF-8, or UTF-16 with its mark; separated by commas, semicolons or tabs, whichever the
 * heading has; columns in any order.
 */
export function readSheet(sheet: Sheet, file: Uint8Array): Outcome<SheetRow[], SheetRefusal> {
  if (file.byteLength > maxSheetBytes) return refuse('SHEET_TOO_LARGE', { field: 'file' })
  const text = decode(file)
  if (text === undefined) return refuse('SHEET_ENCODING', { field: 'file' })
  const { lines, isWhole } = readCsv(text, delimiterOf(text))
  if (!isWhole) return refuse('SHEET_QUOTES', { field: 'file' })
  const [heading, ...records] = lines
  if (!heading) return refuse('SHEET_EMPTY', { field: 'file' })
  const names = heading.cells.map((cell) => withoutApostrophe(cell).trim().toLowerCase())
  const wrong = wrongColumns(sheet, names)
  if (wrong.length > 0)
    return refuse('SHEET_HEADING', { field: 'file', params: { columns: wrong.join(', ') } })
  if (records.length > maxSheetRows) return refuse('SHEET_TOO_LARGE', { field: 'file' })
  const rows = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (rows.length === 0) return refuse('SHEET_EMPTY', { field: 'file' })
  return ok(
    markRepeated(
      sheet,
      rows.map(({ line, cells }) => toRow(line, cells, { sheet, names })),
    ),
  )
}

/** Columns that are unknown, twice there, or missing. */
function wrongColumns({ columns }: Sheet, names: readonly string[]): string[] {
  const known = new Set(columns.map(({ name }) => name))
  const unknown = names.filter((name, at) => !known.has(name) || names.indexOf(name) !== at)
  const missing = columns.filter(({ name, isKey }) => isKey && !names.includes(name))
  return [...unknown.map((name) => name.slice(0, 40) || '?'), ...missing.map(({ name }) => name)]
}

function toRow(
  line: number,
  cells: readonly string[],
  { sheet, names }: { sheet: Sheet; names: readonly string[] },
): SheetRow {
  const isUsed = new Set(sheet.columns.flatMap(({ name, isInformation }) => (isInformation ? [] : [name])))
  const problems: CellProblem[] =
    cells.length > names.length ? [{ column: names.at(-1) ?? '', code: 'too-many-cells' }] : []
  const entries = names.flatMap((name, at) =>
    isUsed.has(name) ? [[name, withoutApostrophe(cells[at] ?? '')] as const] : [],
  )
  return { line, cells: Object.fromEntries(entries), problems }
}

/** Of two rows about one record the order would decide. */
function markRepeated(sheet: Sheet, rows: SheetRow[]): SheetRow[] {
  const seen = new Set<string>()
  const key = sheet.columns.find(({ isKey }) => isKey)?.name ?? ''
  const unique = sheet.columns.flatMap(({ name, isUnique }) => (isUnique ? [name] : []))
  const isSecond = (text: string) => seen.size === seen.add(text).size
  return rows.map((row) => {
    const repeated = isSecond(keyOf(sheet, row.cells))
      ? [key]
      : unique.filter((name) => {
          const text = row.cells[name]?.trim()
          return text && isSecond(JSON.stringify({ [name]: text }))
        })
    if (repeated.length === 0) return row
    const problems = repeated.map((column) => ({ column, code: 'repeated' }) as const)
    return { ...row, problems: [...row.problems, ...problems] }
  })
}

function decode(file: Uint8Array): string | undefined {
  const [first, second] = file
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(file)
    return text.includes('\u0000') ? undefined : text
  } catch {
    return undefined
  }
}

/** The heading has names alone, so that its separators tell which one the file has. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/)).slice(0, 2000)
  const count = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

export type CsvValue = string | number | boolean | null

/** By this mark spreadsheets know that the file is UTF-8. */
export const csvMark = '\uFEFF'

/** One record as RFC 4180 has it. */
export function csvRecord(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

function csvField(value: CsvValue): string {
  const text = typeof value === 'string' ? defused(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const formula = /^'*[=+\-@\t\r\u0000]/

/** A spreadsheet would calculate a text that begins like a formula: it gets an apostrophe, as does one that has it. */
function defused(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The text of a cell as it was before it was written. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

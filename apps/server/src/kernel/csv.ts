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

/** A spreadsheet would calculate a text that begins like a formula; an import takes the apostrophe off again. */
function defused(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return /^[=+\-@\t\r\u0000]/.test(text) ? `'${text}` : text
}

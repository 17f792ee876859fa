export type CsvLine = {
  /** Where it begins, counted from 1; a cell may hold line breaks. */
  line: number
  cells: string[]
}

/** `isWhole` is false when a quoted cell has no end: everything behind its quote would be one cell. */
export type CsvText = { lines: CsvLine[]; isWhole: boolean }

/** Reads RFC 4180, once over the text: a quote inside a quoted cell is doubled. Empty lines are left out. */
export function readCsv(text: string, delimiter = ','): CsvText {
  const lines: CsvLine[] = []
  let cells: string[] = []
  let begin = 1
  let line = 1
  let at = 0
  const endLine = () => {
    if (cells.length > 1 || cells[0] !== '') lines.push({ line: begin, cells })
    cells = []
    begin = line
  }
  while (at < text.length) {
    const isQuoted = text[at] === '"'
    const cell = isQuoted ? readQuoted(text, at + 1, delimiter) : readPlain(text, at, delimiter)
    if (!cell) return { lines, isWhole: false }
    line += cell.breaks
    cells.push(cell.text)
    at = cell.end
    if (text[at] === delimiter) {
      at++
      // The last cell of a text may be empty, and then has no sign of its own.
      if (at === text.length) cells.push('')
      continue
    }
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
    line++
    endLine()
  }
  if (cells.length > 0) endLine()
  return { lines, isWhole: true }
}

type ReadCell = { text: string; end: number; breaks: number }

function readPlain(text: string, from: number, delimiter: string): ReadCell {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return { text: text.slice(from, end), end, breaks: 0 }
}

/** Signs behind the closing quote belong to the cell, as spreadsheets read them. */
function readQuoted(text: string, from: number, delimiter: string): ReadCell | undefined {
  const parts: string[] = []
  let at = from
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) return undefined
    parts.push(text.slice(at, quote))
    at = quote + 1
    if (text[at] !== '"') break
    parts.push('"')
    at++
  }
  const rest = readPlain(text, at, delimiter)
  const cell = parts.join('') + rest.text
  return { text: cell, end: rest.end, breaks: cell.split('\n').length - 1 }
}

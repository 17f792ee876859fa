import { colours, inner, lowest, type Pen, page, type Style } from './pen.ts'
import type { PrintedInvoice } from './printed-invoice.ts'
import type { Document } from './text-box.ts'

/** Of the numbers behind the name, from the start. */
const numberWidths = [44, 66, 62, 92, 66]
const nameWidth = inner - numberWidths.reduce((sum, width) => sum + width, 0)
const textWidth = nameWidth - 12
const noteStyle: Style = { colour: colours.muted, size: 7.5 }

type Table = { document: Document; pen: Pen; invoice: PrintedInvoice; top: number; newPage(): number }

/** Draws what was bought, over as many pages as it takes. Answers where the table ends. */
export function drawRows({ document, pen, invoice, top, newPage }: Table): number {
  let y = drawHead(document, pen, invoice.columns, top)
  for (const { name, note, numbers } of invoice.rows) {
    const height = pen.heightFor(name, textWidth) + (note ? pen.heightFor(note, textWidth, noteStyle) : 0) + 8
    if (y + height > lowest) y = drawHead(document, pen, invoice.columns, newPage())
    writeNumbers(pen, numbers, y, {})
    y = pen.write(name, { start: 6, y, width: textWidth })
    if (note) y = pen.write(note, { start: 6, y, width: textWidth }, noteStyle)
    pen.rule(y + 3)
    y += 8
  }
  return y + 6
}

function drawHead(document: Document, pen: Pen, columns: readonly string[], y: number): number {
  const style = { isBold: true, size: 8 }
  const [name = '', ...numbers] = columns
  document.rect(page.margin, y - 3, inner, 19).fill(colours.band)
  pen.write(name, { start: 6, y, width: textWidth }, style)
  writeNumbers(pen, numbers, y, style)
  return y + 22
}

function writeNumbers(pen: Pen, numbers: readonly string[], y: number, style: Style): void {
  let start = nameWidth
  for (const [at, text] of numbers.entries()) {
    const width = numberWidths[at] ?? 0
    pen.write(text, { start, y, width: width - 6, align: 'end' }, style)
    start += width
  }
}

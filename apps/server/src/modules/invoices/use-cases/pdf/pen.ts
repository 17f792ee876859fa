import type { Fact } from './printed-invoice.ts'
import { type Document, drawText, heightOf } from './text-box.ts'
import type { Direction } from './visual-runs.ts'

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 42 }
export const inner = page.width - 2 * page.margin
/** Where the sum begins: its longest labels, in bold, stay in one line beside their amounts. */
export const sumStart = inner * 0.45
const amountWidth = 110
/** Nothing but the footer stands below. */
export const lowest = page.height - page.margin - 24
export const colours = {
  text: '#1c2a33',
  muted: '#5c6b75',
  line: '#d5dde2',
  band: '#eef3f1',
  brand: '#0a7a5c',
}

export type Style = { size?: number; isBold?: boolean; colour?: string }

/** Boxes are named by their distance from the edge that the language begins at. */
export type Place = { start: number; y: number; width: number; align?: 'start' | 'end' }

export type Pen = ReturnType<typeof createPen>

/** Writes on a page from the edge that the language begins at, so that one layout serves both directions. */
export function createPen(document: Document, direction: Direction) {
  const leftOf = (start: number, width: number) =>
    page.margin + (direction === 'ltr' ? start : inner - start - width)

  function use({ size = 9, isBold = false, colour = colours.text }: Style): void {
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour)
  }
  /** Answers where the next line would begin. */
  function write(text: string, { start, y, width, align = 'start' }: Place, style: Style = {}): number {
    use(style)
    return drawText(document, text, { x: leftOf(start, width), y, width, direction, align })
  }
  function heightFor(text: string, width: number, style: Style = {}): number {
    use(style)
    return heightOf(document, text, { width, direction })
  }
  function rule(y: number, start = 0): void {
    const x = leftOf(start, inner - start)
    document
      .moveTo(x, y)
      .lineTo(x + inner - start, y)
      .lineWidth(0.7)
      .stroke(colours.line)
  }
  /** Labels from where the sum begins, values at the end of the page. */
  function writeFacts(facts: readonly Fact[], top: number, style: Style = {}): number {
    let y = top
    for (const { label, value } of facts) {
      write(value, { start: inner - amountWidth, y, width: amountWidth, align: 'end' }, style)
      const width = inner - sumStart - amountWidth - 4
      y = Math.max(y + 15, write(label, { start: sumStart, y, width }, style) + 1)
    }
    return y
  }
  return { leftOf, write, heightFor, rule, writeFacts }
}

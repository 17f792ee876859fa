import { type Direction, type Run, visualRuns } from './visual-runs.ts'

export type Document = PDFKit.PDFDocument

export type Box = {
  x: number
  y: number
  width: number
  direction: Direction
  /** The edge the text begins at, or the one it ends at. */
  align?: 'start' | 'end'
}

/** Any feature at all makes the engine shape a run as a whole, from right to left for Arabic. */
const arabic = { features: ['rtla' as const] }
const optionsOf = ({ isArabic }: Run) => (isArabic ? arabic : {})

/** Draws a text into a box, wrapped between words. Answers where the next line would begin. */
export function drawText(document: Document, text: string, box: Box): number {
  const { width, direction, align = 'start' } = box
  const height = lineHeight(document)
  let { y } = box
  for (const line of wrapped(document, text, box)) {
    const runs = visualRuns(line, direction)
    const room = width - widthOf(document, runs)
    let x = box.x + ((align === 'start') === (direction === 'ltr') ? 0 : room)
    for (const run of runs) {
      document.text(run.text, x, y, { lineBreak: false, ...optionsOf(run) })
      x += document.widthOfString(run.text, optionsOf(run))
    }
    y += height
  }
  return y
}

/** How high a text is in a box of this width. */
export function heightOf(document: Document, text: string, box: Pick<Box, 'width' | 'direction'>): number {
  return wrapped(document, text, box).length * lineHeight(document)
}

function lineHeight(document: Document): number {
  return document.currentLineHeight(true) * 0.92
}

function widthOf(document: Document, runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + document.widthOfString(run.text, optionsOf(run)), 0)
}

/** Breaks at plain spaces alone. Words are measured one by one, as letters join inside a word alone: a line is measured once, not once a word. */
function wrapped(
  document: Document,
  text: string,
  { width, direction }: Pick<Box, 'width' | 'direction'>,
): string[] {
  const space = document.widthOfString(' ')
  const lines: string[] = []
  let line = { text: '', width: 0 }
  for (const word of text.split(/[ \t\n]+/)) {
    const own = widthOf(document, visualRuns(word, direction))
    if (line.text && line.width + space + own > width) {
      lines.push(line.text)
      line = { text: word, width: own }
    } else if (line.text) line = { text: `${line.text} ${word}`, width: line.width + space + own }
    else line = { text: word, width: own }
  }
  return [...lines, line.text]
}

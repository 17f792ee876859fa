import { fileURLToPath } from 'node:url'
import { isolateGrades } from '@warsha/contract/formats/isolate-name.ts'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { drawText } from './text-box.ts'

type Piece = { text: string; x: number; y: number }

/** The pieces of text with their positions, in a box of this width. */
function drawn(text: string, width: number): Piece[] {
  const document = new PDFDocument({ size: 'A4', margin: 0 })
  const font = import.meta.resolve('@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf')
  document.registerFont('regular', fileURLToPath(font)).font('regular').fontSize(9)
  const pieces: Piece[] = []
  document.text = ((piece: string, x: number, y: number) => {
    pieces.push({ text: piece, x, y })
    return document
  }) as typeof document.text
  drawText(document, text, { x: 0, y: 0, width, direction: 'rtl' })
  return pieces
}

test('[UX-26] an amount stands beside its unit on paper, however narrow the column is', () => {
  const name = isolateGrades('زيت محرك اصطناعي 5W-30، 4 لتر')
  const lines = new Set<number>()
  for (let width = 40; width <= 220; width += 6) {
    const pieces = drawn(name, width)
    const [amount, unit] = [/^4$/, /لتر/].map((wanted) => pieces.find(({ text }) => wanted.test(text.trim())))
    expect(amount?.y, `4 litres in a column of ${width}`).toBe(unit?.y)
    expect(amount?.x ?? 0).toBeGreaterThan(unit?.x ?? 0)
    const grade = pieces.find(({ text }) => text.includes('5W'))
    expect(grade?.text).toContain('5W-30')
    lines.add(amount?.y ?? 0)
    expect(pieces.map(({ text }) => text).join('')).not.toMatch(/[\u2060-\u2069\u00a0]/)
  }
  expect(lines.size).toBeGreaterThan(1)
})

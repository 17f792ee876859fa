import { richTextShape } from '@warsha/contract/console/rich-text-shape.ts'
import type { RichText } from '#kernel/texts.ts'

/** Paragraphs of plain words as such, with an empty line between them; headings, lists and marks as JSON. */
export function richTextCell(text: RichText | null): string {
  if (!text) return ''
  const lines = text.blocks.map(({ type, data }) => (type === 'paragraph' ? data.text : undefined))
  const isPlain = lines.every((line) => typeof line === 'string' && isPlainLine.test(line.trim()))
  return isPlain ? lines.join('\n\n') : JSON.stringify({ blocks: text.blocks })
}

/** Undefined for JSON that is no text of the shop. */
export function readRichText(cell: string): RichText | null | undefined {
  if (cell === '') return null
  const parsed = richTextShape.safeParse(cell.startsWith('{') ? jsonOf(cell) : { blocks: paragraphsOf(cell) })
  return parsed.success ? parsed.data : undefined
}

/** Neither markup, nor a break, nor the beginning of JSON. */
const isPlainLine = /^[^{<>&\n\r][^<>&\n\r]*$/

function paragraphsOf(cell: string) {
  return cell
    .split(/\n\s*\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', data: { text: escapeMarkup(line.trim()) } }))
}

function escapeMarkup(line: string): string {
  return line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

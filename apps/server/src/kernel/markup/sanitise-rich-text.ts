import type { RichText } from '../texts.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { sanitiseText } from './sanitise-text.ts'

type Block = RichText['blocks'][number]

/** Paragraphs, headings and lists of a text that was typed; null when it says nothing. Any other block is left out. */
export function sanitiseRichText(text: RichText | null): RichText | null {
  const blocks = (text?.blocks ?? []).flatMap(sanitiseBlock)
  return blocks.length > 0 ? { blocks } : null
}

function sanitiseBlock({ type, data }: Block): Block[] {
  if (type === 'list') {
    const items = (Array.isArray(data.items) ? data.items : []).map(itemText).filter(Boolean)
    const style = data.style === 'ordered' ? 'ordered' : 'unordered'
    return items.length > 0 ? [{ type, data: { style, items } }] : []
  }
  const line = sanitiseLine(data.text)
  if (!line) return []
  if (type === 'header') return [{ type, data: { text: line, level: data.level === 4 ? 4 : 3 } }]
  return type === 'paragraph' ? [{ type, data: { text: line } }] : []
}

/** Editor.js writes an item of a list as a text or as an object with it. */
function itemText(item: unknown): string {
  const isObject = typeof item === 'object' && item !== null && 'content' in item
  return sanitiseLine(isObject ? item.content : item)
}

function sanitiseLine(text: unknown): string {
  return typeof text === 'string' ? sanitiseHtml(sanitiseText(text)) : ''
}

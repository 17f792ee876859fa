import type { RichTextBlock } from '@warsha/ui/rich-text.tsx'

/** Only what product texts are made of: other blocks are left out, and what is no rich text is empty. */
export function readRichText(value: unknown): RichTextBlock[] {
  const blocks = (parse(value) as { blocks?: unknown } | null)?.blocks
  return Array.isArray(blocks) ? blocks.flatMap((block) => readBlock(block) ?? []) : []
}

function parse(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

type UnknownBlock = { type?: unknown; data?: { text?: unknown; style?: unknown; items?: unknown } } | null

function readBlock(block: UnknownBlock): RichTextBlock | null {
  const { text, style, items } = block?.data ?? {}
  if (block?.type === 'paragraph' && typeof text === 'string' && text.trim()) {
    return { type: 'paragraph', data: { text } }
  }
  if (block?.type !== 'list' || !Array.isArray(items)) return null
  const texts = items.flatMap((item) => textOf(item) ?? [])
  if (texts.length === 0) return null
  return { type: 'list', data: { style: style === 'ordered' ? 'ordered' : 'unordered', items: texts } }
}

/** Newer editors write an item as an object. */
function textOf(item: unknown): string | null {
  const text = typeof item === 'string' ? item : (item as { content?: unknown } | null)?.content
  return typeof text === 'string' && text.trim() ? text : null
}

import { plainText, type RichTextBlock } from '@warsha/ui/rich-text.tsx'

export const blockKinds = ['paragraph', 'heading', 'subheading', 'list', 'numbers'] as const
export type BlockKind = (typeof blockKinds)[number]

export type { RichTextBlock }

/** The blocks of a stored text; what is none of them is left out. */
export function readBlocks(value: unknown): RichTextBlock[] {
  const blocks = Array.isArray(value) ? value : (value as { blocks?: unknown } | null)?.blocks
  return Array.isArray(blocks) ? blocks.filter(isBlock) : []
}

function isBlock(value: unknown): value is RichTextBlock {
  const { type, data } = (value ?? {}) as { type?: unknown; data?: { text?: unknown; items?: unknown } }
  if (type === 'list') return Array.isArray(data?.items)
  return (type === 'paragraph' || type === 'header') && typeof data?.text === 'string'
}

export function kindOf(block: RichTextBlock): BlockKind {
  if (block.type === 'paragraph') return 'paragraph'
  if (block.type === 'header') return block.data.level === 4 ? 'subheading' : 'heading'
  return block.data.style === 'ordered' ? 'numbers' : 'list'
}

/** The text of a block as it is typed: an item of a list is a line. */
export function textOf(block: RichTextBlock): string {
  if (block.type !== 'list') return plainText(block.data.text)
  return block.data.items
    .map((item) => plainText(typeof item === 'string' ? item : item.content).replaceAll('\n', ' '))
    .join('\n')
}

/** A block out of what was typed. Texts of blocks are HTML, so its signs are written as entities. */
export function blockOf(kind: BlockKind, text: string): RichTextBlock {
  if (kind === 'list' || kind === 'numbers') {
    const style = kind === 'list' ? 'unordered' : 'ordered'
    return { type: 'list', data: { style, items: text.split('\n').map(escapeText) } }
  }
  const line = escapeText(text.replace(/\s*\n\s*/g, ' '))
  if (kind === 'paragraph') return { type: 'paragraph', data: { text: line } }
  return { type: 'header', data: { text: line, level: kind === 'heading' ? 3 : 4 } }
}

export function isList(kind: BlockKind): boolean {
  return kind === 'list' || kind === 'numbers'
}

/** Blocks after a block was divided at the caret, or lines were pasted into it. */
export function divideBlock(
  kind: BlockKind,
  { before, lines, after }: { before: string; lines: readonly string[]; after: string },
): RichTextBlock[] {
  const texts = lines.map((line) => line.trim())
  const [first = '', ...rest] = texts
  const last = rest.pop() ?? ''
  return [
    blockOf(kind, before + first),
    ...rest.filter(Boolean).map((text) => blockOf('paragraph', text)),
    blockOf('paragraph', last + after),
  ]
}

/** Both texts in the first block; the caret belongs where they meet. */
export function joinBlocks(first: RichTextBlock, second: RichTextBlock): RichTextBlock {
  const kind = kindOf(first)
  return blockOf(kind, textOf(first) + textOf(second))
}

/** Blocks that say something, as the shop shows them. */
export function writtenBlocks(blocks: readonly RichTextBlock[]): RichTextBlock[] {
  return blocks.flatMap((block): RichTextBlock[] => {
    if (block.type !== 'list') return block.data.text.trim() ? [block] : []
    const items = block.data.items.filter((item) => (typeof item === 'string' ? item : item.content).trim())
    return items.length > 0 ? [{ type: 'list', data: { ...block.data, items } }] : []
  })
}

/** All of the text in one line, for lists of changes. */
export function summaryOf(blocks: readonly RichTextBlock[]): string {
  return writtenBlocks(blocks).map(textOf).join(' ').replaceAll('\n', ' · ')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

import type { LegalSection } from '@warsha/server/modules/content/storage/content.tables.ts'

/** A heading followed by paragraphs (text) and lists (texts). */
export function section(heading: string, ...parts: readonly (string | readonly string[])[]): LegalSection {
  return {
    heading,
    blocks: parts.map((part) =>
      typeof part === 'string'
        ? { type: 'paragraph', data: { text: part } }
        : { type: 'list', data: { style: 'unordered', items: part } },
    ),
  }
}

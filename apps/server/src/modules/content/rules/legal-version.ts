import type { RichText } from '#kernel/texts.ts'

type Blocks = RichText['blocks']

/** A heading with what stands below it; texts before the first heading have none. */
export type LegalSection = { readonly heading: string; readonly blocks: Blocks }

/** A text as it is stored: each large heading begins a section. */
export function sectionsOf(blocks: Blocks): LegalSection[] {
  const sections: { heading: string; blocks: Blocks[number][] }[] = []
  for (const block of blocks) {
    const isHeading = block.type === 'header' && block.data.level !== 4
    if (isHeading) sections.push({ heading: String(block.data.text), blocks: [] })
    else if (sections.length === 0) sections.push({ heading: '', blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

/** The text as it is edited. */
export function blocksOf(sections: readonly LegalSection[]): Blocks {
  return sections.flatMap(({ heading, blocks }) => [
    ...(heading ? [{ type: 'header', data: { text: heading, level: 3 } }] : []),
    ...blocks,
  ])
}

/** Numbers of versions: 2.10 comes after 2.9. */
export function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0
}

import { GradedText } from './product-name.tsx'

/** A block of an Editor.js document, as far as the shop writes them. */
export type RichTextBlock =
  | { type: 'paragraph'; data: { text: string } }
  | { type: 'header'; data: { text: string; level?: number } }
  | { type: 'list'; data: { style?: string; items: readonly (string | { content: string })[] } }

export type RichTextProps = { blocks: readonly RichTextBlock[]; className?: string }

/** Shows text as text: mark-up inside it is dropped, never run. */
export function RichText({ blocks, className }: RichTextProps) {
  return (
    <div className={className}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and are never reordered
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: RichTextBlock }) {
  if (block.type === 'header') {
    const Heading = block.data.level === 4 ? 'h4' : 'h3'
    return <Heading className="mt-6 mb-2 font-bold text-ink first:mt-0">{plainText(block.data.text)}</Heading>
  }
  if (block.type === 'list') {
    const List = block.data.style === 'ordered' ? 'ol' : 'ul'
    return (
      <List className={`my-3 ps-5 ${block.data.style === 'ordered' ? 'list-decimal' : 'list-disc'}`}>
        {block.data.items.map((item) => {
          const text = plainText(typeof item === 'string' ? item : item.content)
          return (
            <li key={text} className="my-1.5">
              <GradedText text={text} />
            </li>
          )
        })}
      </List>
    )
  }
  return block.type === 'paragraph' ? (
    <p className="my-3 first:mt-0">
      <GradedText text={plainText(block.data.text)} />
    </p>
  ) : null
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

export function plainText(text: string): string {
  return text
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
}

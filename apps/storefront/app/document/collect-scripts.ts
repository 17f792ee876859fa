import type { PageDocument } from '@warsha/contract/client/storefront-context.ts'
import { replaceTags } from './replace-tags.ts'

/** Takes the mark off the page's own inline scripts and reports their texts. */
export function collectScripts({ html, scripts }: PageDocument, mark: string): PageDocument {
  const attribute = ` nonce="${mark}"`
  const own: string[] = []
  const tags = { opening: `<script${attribute}`, closing: '</script>' }
  const unmarked = replaceTags(html, tags, (tag) => {
    own.push(tag.slice(tag.indexOf('>') + 1, -tags.closing.length))
    return `<script${tag.slice(tags.opening.length)}`
  })
  return { html: unmarked.replaceAll(attribute, ''), scripts: [...own, ...scripts] }
}

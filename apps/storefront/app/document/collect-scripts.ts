import type { PageDocument } from '@warsha/contract/client/storefront-context.ts'

/** Takes the mark off the page's own inline scripts and reports their texts. */
export function collectScripts({ html, scripts }: PageDocument, mark: string): PageDocument {
  const marked = new RegExp(`<script nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const own: string[] = []
  const unmarked = html.replace(marked, (_all, attributes: string, code: string) => {
    own.push(code)
    return `<script${attributes}>${code}</script>`
  })
  return { html: unmarked.replaceAll(` nonce="${mark}"`, ''), scripts: [...own, ...scripts] }
}

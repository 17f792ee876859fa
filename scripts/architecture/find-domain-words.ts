import { nodesOf, parseSource } from '../syntax/parse-source.ts'

/** Words of the shop, which the kernel has no use for: what it does is the same for any business. */
const domainWords: ReadonlySet<string> = new Set(
  [
    [
      'bill',
      'booking',
      'cart',
      'catalogue',
      'centre',
      'checkout',
      'coupon',
      'customer',
      'driver',
      'gateway',
      'invoice',
    ],
    [
      'order',
      'payment',
      'product',
      'promo',
      'referral',
      'refund',
      'reservation',
      'review',
      'slot',
      'stock',
      'survey',
    ],
    ['vehicle', 'voucher', 'wallet', 'warehouse', 'workshop'],
  ]
    .flat()
    .flatMap((word) => [word, `${word}s`]),
)

/** Names that others chose: of WhatsApp's interface, Saleor's schema, the query builder, and of a key in use. */
const namesOfOthers: ReadonlySet<string> = new Set([
  'messaging_product',
  'PRODUCT_TYPE',
  'orderBy',
  'mapFromDriverValue',
  'sandbox-gateway',
])

export type DomainWord = { word: string; offset: number }

/** Names and texts of the code that speak of the shop; comments may give examples, and `ORDER BY` is SQL's. */
export function findDomainWords(file: string, source: string): DomainWord[] {
  return nodesOf(parseSource(file, source).program).flatMap((node) => {
    const text = textOf(node)
    if (text === undefined || namesOfOthers.has(text)) return []
    const words = wordsOf(text).filter((word) => domainWords.has(word))
    return words.map((word) => ({ word, offset: node.start }))
  })
}

function textOf(node: { type: string; [key: string]: unknown }): string | undefined {
  if (node.type === 'Identifier' && typeof node.name === 'string') return node.name
  const text = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value
  const isText = node.type === 'TemplateElement' || node.type === 'Literal'
  if (!isText || typeof text !== 'string' || namesOfOthers.has(text)) return undefined
  return text.replaceAll(/\b[A-Z]+\b/g, '')
}

/** `baseCentreId`, `centre_id` and `centre-id` have the word centre. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
}

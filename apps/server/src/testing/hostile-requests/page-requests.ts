import fc from 'fast-check'
import { hostileText } from './hostile-values.ts'
import { headerText, hosts } from './other-requests.ts'
import { queryOf } from './rest-requests.ts'

export type PageRequest = { path: string; headers: Record<string, string> }

/** Names that pages read from their address, or read once. */
const parameters = [
  'category',
  'cat',
  'sort',
  'q',
  'from',
  'price',
  'brand',
  'ref',
  'next',
  '_routes',
  'index',
]
const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'if-none-match',
  'referer',
  'x-forwarded-host',
]
const cookies = [
  'warsha_place=1.11.muscat',
  'warsha_place=%00',
  'warsha_place=99999999999.1.x',
  'warsha_place=1.11.\\"><script>',
  'lang=xx; warsha_place=',
]

/** Codes that no browser would send: halves of them, and bytes that are no text. */
const malformed = ['%', '%zz', '%E0%A4%A', '%C0%80', '%ED%A0%80', '%FF']

const partOfPath = fc.oneof({ weight: 9, arbitrary: hostileText.map(inPath) }, fc.constantFrom(...malformed))

/**
 * Pages of the storefront by the patterns of its route table (`product/:id`, `promotion/*`), with odd values in their
 * place, odd queries, and the router's own way of asking for data.
 */
export function pageRequests(patterns: readonly string[]): fc.Arbitrary<PageRequest> {
  return fc
    .record({
      lang: fc.oneof({ weight: 8, arbitrary: fc.constantFrom('en', 'ar') }, partOfPath),
      pattern: fc.constantFrom(...patterns),
      values: fc.array(partOfPath, { minLength: 2, maxLength: 2 }),
      ending: fc.constantFrom('', '/', '.data', '//', '/index.html', '/%2e%2e/'),
      query: queryOf(parameters),
      host: fc.oneof({ weight: 6, arbitrary: fc.constant('localhost') }, fc.constantFrom(...hosts)),
      name: fc.constantFrom(...headerNames),
      value: fc.oneof(headerText(), fc.constantFrom(...cookies)),
    })
    .map(({ lang, pattern, values, ending, query, host, name, value }) => {
      const [first = '', second = ''] = values
      const page = pattern.replace(/:\w+\??/g, () => first).replace('*', () => second)
      return {
        path: `/${lang}/${page}${ending}${query ? `?${query}` : ''}`,
        headers: { host, [name]: value },
      }
    })
}

function inPath(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 600)
}

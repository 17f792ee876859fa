import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { hostileText } from './hostile-values.ts'
import { queryOf } from './rest-requests.ts'

const addresses = [
  '/',
  '/en/',
  '/ar/products/',
  '/media/products/a.svg',
  '/thumbnail/products/a.svg',
  '/demo/outbox',
  '/demo/outbox.json',
  '/robots.txt',
  '/sitemap.xml',
  '/health/live',
  '/explorer',
  '/api/docs',
  '/api/v1/',
  '/graphql/',
]

export const hosts = [
  '',
  ' ',
  '[',
  '[::1',
  'a b',
  'a:99999',
  'ex<script>ample',
  '١٢٣.om',
  'x'.repeat(300),
  'a,b',
  '//',
  '..',
  'tasleem.example.om',
]

/** Requests outside of the contracts: pages, pictures and files, with odd addresses, queries and headers. */
export const otherRequests: fc.Arbitrary<InjectOptions> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
    address: fc.constantFrom(...addresses),
    more: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, hostileText),
    isEscaped: fc.boolean(),
    query: queryOf(['format', 'size', 'to', 'q', 'next', 'sort']),
    host: fc.oneof(fc.constant('localhost'), fc.constantFrom(...hosts)),
    header: headerText(),
    name: fc.constantFrom(
      'accept',
      'accept-language',
      'cookie',
      'x-forwarded-proto',
      'x-forwarded-host',
      'authorization',
      'content-type',
      'if-none-match',
      'range',
    ),
  })
  .map(({ method, address, more, isEscaped, query, host, name, header }) => ({
    method: method as 'GET',
    url: `${address}${isEscaped ? encodeURIComponent(more.toWellFormed()) : more.replaceAll(/[^!-~]|[?#]/g, '%')}${query ? `?${query}` : ''}`,
    headers: { host, [name]: header },
    ...(method === 'POST' && { payload: more }),
  }))

/** Texts that Node lets through in a header. */
export function headerText(): fc.Arbitrary<string> {
  return fc.oneof(
    hostileText.map((text) => text.replaceAll(/[^\t -~]/g, '')),
    fc.constantFrom(
      'text/html',
      'en-GB;q=0.9,ar',
      'application/json',
      'bytes=0-1,5-',
      'warsha_place=%00',
      'javascript',
    ),
  )
}

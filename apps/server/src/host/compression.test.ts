import { expect, test } from 'vitest'
import { acceptedEncoding } from './compression.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=0.5, gzip', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['*', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['xgzip, brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s takes %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding)
})

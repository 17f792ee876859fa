import { expect, test } from 'vitest'
import { acceptsGzip } from './send-page.ts'

test.each(['gzip', 'br, gzip', 'gzip, deflate, br, zstd', 'GZIP;q=0.5', '*', 'gzip;q=1.0, identity; q=0.5'])(
  '%s takes gzip',
  (accepted) => {
    expect(acceptsGzip(accepted)).toBe(true)
  },
)

test.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'br, gzip; q=0.0', 'gzip;q=0, br', 'xgzip'])(
  '%s does not',
  (accepted) => {
    expect(acceptsGzip(accepted)).toBe(false)
  },
)

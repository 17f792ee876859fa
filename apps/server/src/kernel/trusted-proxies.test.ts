import { describe, expect, test } from 'vitest'
import { readTrustedProxies } from './trusted-proxies.ts'

describe('TRUST_PROXY', () => {
  test.each([
    ['off', false],
    ['0', false],
    ['1', 1],
    [' 2 ', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, 192.168.0.0/16,fd00::/8', ['10.0.0.0/8', '192.168.0.0/16', 'fd00::/8']],
    ['loopback', ['loopback']],
  ])('%s is understood', (value, proxies) => {
    expect(readTrustedProxies(value)).toEqual(proxies)
  })

  test.each([
    'on',
    'true',
    '-1',
    '1.5',
    '100',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::/0',
    '10.0.0/8',
    'proxy.example.om',
    '10.0.0.1,',
    '10.0.0.1/8/8',
    '*',
  ])('%s is refused', (value) => {
    expect(readTrustedProxies(value)).toBeUndefined()
  })
})

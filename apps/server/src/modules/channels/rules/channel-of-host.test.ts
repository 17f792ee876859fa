import { describe, expect, test } from 'vitest'
import { channelOfHost, checkoutChannel } from './channel-of-host.ts'

const hosts = { main: ['shop.example.om', 'dev.example.om'], sister: ['tasleem.example.om'] }

describe('channelOfHost', () => {
  test.each(['shop.example.om', 'dev.example.om', 'SHOP.example.om:8443'])(
    '[CHAN-01] %s is the main shop',
    (host) => {
      expect(channelOfHost(host, hosts)).toBe('default-channel')
    },
  )

  test.each(['tasleem.example.om', 'Tasleem.Example.om:3000'])('[CHAN-02] %s is the sister shop', (host) => {
    expect(channelOfHost(host, hosts)).toBe('tasleem-channel')
  })

  test.each(['localhost:3000', '10.0.0.7', '[::1]:3000', 'evil.example', '', undefined])(
    '[CHAN-07] an unknown host (%s) is the main shop',
    (host) => {
      expect(channelOfHost(host, hosts)).toBe('default-channel')
    },
  )
})

describe('checkoutChannel', () => {
  test('[CHAN-08] the configured channel wins, otherwise the host decides', () => {
    expect(checkoutChannel('tasleem-channel', undefined)).toBe('tasleem-channel')
    expect(checkoutChannel('tasleem-channel', 'default-channel')).toBe('default-channel')
  })
})

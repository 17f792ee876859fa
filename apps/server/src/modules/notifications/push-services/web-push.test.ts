import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { PushedNotification } from '@warsha/contract/notifications/notifications.constants.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { fixedClock } from '#testing/fixed-clock.ts'
import { selfSigned } from '#testing/self-signed-certificate.ts'
import { pushKeyOf } from './push-keys.ts'
import { createWebPush } from './web-push.ts'

const notification: PushedNotification = {
  id: 'Tm90aWZpY2F0aW9uOjE=',
  type: 'GENERAL',
  subject: 'مفتوحون في اليوم الوطني',
  text: 'من التاسعة إلى الواحدة.',
  image: null,
  path: '/ar/notifications?id=Tm90aWZpY2F0aW9uOjE%3D',
}
const keys = pushKeyOf(readConfig({ AUTH_SECRET: 'a secret of forty characters for a test!' }))
if (!keys) throw new Error('Web push is on by default')

/** The browser: it has the private half of the subscription. */
const browser = createECDH('prime256v1')
browser.generateKeys()
const auth = Buffer.alloc(16, 7)
const clock = fixedClock(new Date('2026-11-16T08:00:00Z'))

let server: Server
let answer: { status: number; headers?: Record<string, string> }
let asked: { headers: IncomingHttpHeaders; body: Buffer; path: string | undefined }[]
beforeEach(async () => {
  answer = { status: 201 }
  asked = []
  server = createServer(selfSigned, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    asked.push({ headers: request.headers, body: Buffer.concat(chunks), path: request.url })
    response.writeHead(answer.status, answer.headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const origin = () => `https://localhost:${(server.address() as AddressInfo).port}`
const subscription = () => ({
  endpoint: `${origin()}/push/abc`,
  p256dh: browser.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
})
const open = () =>
  createWebPush({ keys, contact: 'care@warsha.example', clock, connection: { ca: selfSigned.cert } })

/** As a browser reads it. */
function decrypt(body: Buffer): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const derive = (secret: Buffer, from: Buffer, about: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, about, length))
  const shared = derive(browser.computeSecret(sender), auth, info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const decipher = createDecipheriv('aes-128-gcm', key, derive(shared, salt, 'Content-Encoding: nonce\0', 12))
  decipher.setAuthTag(body.subarray(-16))
  const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]).toString()
  return text.slice(0, text.lastIndexOf('\u0002'))
}

describe('createWebPush', () => {
  test('sends what the browser alone can read, and says who sends', async () => {
    expect(await open().send(subscription(), notification)).toBe('sent')
    const [{ headers, body, path } = { headers: {}, body: Buffer.alloc(0), path: '' }] = asked
    expect(JSON.parse(decrypt(body))).toEqual(notification)
    expect(path).toBe('/push/abc')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
    expect(headers.topic).toMatch(/^[\w-]{32}$/)
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
    const [head, claims, signature = ''] = token.split('.')
    expect(key).toBe(keys.publicKey)
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toEqual({
      aud: origin(),
      exp: Date.parse('2026-11-16T20:00:00Z') / 1000,
      sub: 'mailto:care@warsha.example',
    })
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    const signed = Buffer.from(`${head}.${claims}`)
    const isSigned = verify(
      'sha256',
      signed,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
  })

  test.each([404, 410])('%i means that the device is gone', async (status) => {
    answer = { status }
    expect(await open().send(subscription(), notification)).toBe('gone')
  })

  test.each([400, 413, 429, 500, 503])('%i is a failure', async (status) => {
    answer = { status }
    await expect(open().send(subscription(), notification)).rejects.toThrow(String(status))
  })

  test('no redirect is followed', async () => {
    answer = { status: 307, headers: { location: `${origin()}/elsewhere` } }
    await expect(open().send(subscription(), notification)).rejects.toThrow('307')
    expect(asked).toHaveLength(1)
  })

  test('a service that fails five times is left alone, others are not; one that is gone is no failure', async () => {
    const service = open()
    answer = { status: 500 }
    for (let tries = 1; tries <= 6; tries++)
      await expect(service.send(subscription(), notification)).rejects.toThrow()
    expect(asked).toHaveLength(5)
    answer = { status: 410 }
    const elsewhere = {
      ...subscription(),
      endpoint: subscription().endpoint.replace('localhost', '127.0.0.1'),
    }
    for (let tries = 1; tries <= 6; tries++) await service.send(elsewhere, notification)
    expect(asked).toHaveLength(11)
  })

  test('a name that leads into our own network is not connected to', async () => {
    const service = createWebPush({ keys, contact: 'care@warsha.example', clock })
    await expect(service.send(subscription(), notification)).rejects.toThrow('which is not public')
    expect(asked).toHaveLength(0)
  })
})

test('the keys stay the same with the secret, differ with another, and may be configured', () => {
  const keyWith = (env: Record<string, string>) => pushKeyOf(readConfig(env))?.publicKey
  const [one, other] = [
    'a secret of forty characters for a test!',
    'another secret, which is long enough, too',
  ]
  expect(keyWith({ AUTH_SECRET: one })).toBe(keys.publicKey)
  expect(keyWith({ AUTH_SECRET: other })).not.toBe(keys.publicKey)
  const VAPID_PRIVATE_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
  expect(keyWith({ AUTH_SECRET: other, VAPID_PRIVATE_KEY })).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  )
  expect(keyWith({ WEB_PUSH: 'off' })).toBeUndefined()
})

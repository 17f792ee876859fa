import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { ask } from '#testing/sign-in.ts'
import { notificationData } from '../../use-cases/notification-data.ts'
import { useNotificationShop } from '../testing/notification-shop.ts'

const shop = useNotificationShop()

const subscription = {
  endpoint: 'https://updates.push.example.com/wpush/v2/abc',
  expirationTime: null,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

const refusedDevices: [string, object][] = [
  ['no token', { device_token: undefined }],
  ['a token with spaces', { device_token: 'a b' }],
  ['too long a token', { device_token: 'x'.repeat(1001) }],
  ['a city that there is not', { city_id: 999_999 }],
  ['keys that are none', { subscription: { ...subscription, keys: { p256dh: 'x', auth: 'y' } } }],
  ...[
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://push.example.com:8443/x',
    'https://user:secret@push.example.com/x',
    'file:///etc/passwd',
  ].map((endpoint): [string, object] => [endpoint, { subscription: { ...subscription, endpoint } }]),
]

const devicesOf = (customerId: number) =>
  shop.rows<{ device_token: string; endpoint: string | null }>(
    sql`SELECT device_token, operating_system, user_agent, state_id, endpoint FROM notification_devices
      WHERE customer_id = ${customerId} ORDER BY id`,
  )

const register = (token: string, change: object = {}) =>
  shop.ask('firebase/', { token, body: { device_token: 'a-device', ...change } })

describe('notification/firebase/', () => {
  test('[REST-46] [NOTIF-19] [NOTIF-24] registers a device, with a web push subscription where there is one', async () => {
    const { token, id } = await shop.account('91410001')
    const phone = {
      device_token: 'fcm:1',
      operating_system: 'Android 16',
      user_agent: 'Warsha/3',
      city_id: 11,
    }
    const answer = await register(token, phone)
    expect(answer).toEqual({
      status: 200,
      body: {
        data: { operating_system: 'Android 16', user_agent: 'Warsha/3', city_id: 11, has_web_push: false },
      },
    })
    const browser = { device_token: subscription.endpoint, subscription }
    expect((await register(token, browser)).body.data.has_web_push).toBe(true)
    const stored = {
      device_token: 'fcm:1',
      operating_system: 'Android 16',
      user_agent: 'Warsha/3',
      state_id: 11,
    }
    expect(await devicesOf(id)).toMatchObject([
      { ...stored, endpoint: null },
      { endpoint: subscription.endpoint },
    ])
  })

  test('a device is registered once; who signs in on it next has it', async () => {
    const first = await shop.account('91410002')
    const second = await shop.account('91410003')
    await register(first.token, { device_token: 'shared', city_id: 11 })
    await register(first.token, { device_token: 'shared', operating_system: 'iOS 26' })
    expect(await devicesOf(first.id)).toMatchObject([{ operating_system: 'iOS 26' }])
    await register(second.token, { device_token: 'shared' })
    expect([await devicesOf(first.id), (await devicesOf(second.id)).length]).toEqual([[], 1])
  })

  test('a customer has the ten devices that were registered last', async () => {
    const { token, id } = await shop.account('91410004')
    for (let number = 1; number <= 12; number++) await register(token, { device_token: `many-${number}` })
    const tokens = (await devicesOf(id)).map(({ device_token }) => device_token)
    expect(tokens).toEqual(Array.from({ length: 10 }, (_, index) => `many-${index + 3}`))
  })

  test.each(refusedDevices)('%s is refused', async (_case, change) => {
    const { token, id } = await shop.account('91410005')
    expect((await register(token, change)).status).toBe(400)
    expect(await devicesOf(id)).toEqual([])
  })

  test('a visitor registers nothing, and reads the key to subscribe with', async () => {
    expect((await shop.ask('firebase/', { body: { device_token: 'x' } })).status).toBe(401)
    expect((await shop.ask('firebase/')).body.data.public_key).toMatch(/^B[\w-]{86}$/)
  })

  test('[PRIV-06] devices go with the sign-in and with the account; one that comes too late is refused', async () => {
    const phone = await shop.account('91410006')
    await register(phone.token, { device_token: 'goes' })
    const logout = 'mutation($token: String) { logout(refreshToken: $token) { errors { code } } }'
    const variables = { token: phone.refreshToken }
    await ask(shop.shop(), logout, { token: phone.token, variables })
    expect(await devicesOf(phone.id)).toEqual([])
    expect((await register(phone.token, { device_token: 'late' })).status).toBe(401)
    expect(await devicesOf(phone.id)).toEqual([])
    const deleted = await shop.account('91410007')
    await register(deleted.token, { device_token: 'deleted' })
    expect(await devicesOf(deleted.id)).toHaveLength(1)
    await shop.db().transaction((tx) => notificationData.erase(tx, deleted.id))
    expect(await devicesOf(deleted.id)).toEqual([])
  })
})

describe('notification/beams/', () => {
  test('[REST-50] [REST-79] [NOTIF-31] gives a token for the own technical address, and for no other', async () => {
    const own = await shop.account('91410010')
    const other = await shop.account('91410011')
    expect(own.email).toMatch(/@phone\.invalid$/)
    const asked = `beams/?beam_id=${encodeURIComponent(own.email)}`
    const { body } = await shop.ask(asked, { token: own.token })
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString())
    expect(claims).toMatchObject({ sub: own.email, iss: 'warsha' })
    expect(claims.exp - claims.iat).toBe(86_400)
    expect((await shop.ask(asked.replace('beam_id', 'user_id'), { token: own.token })).status).toBe(200)
    expect((await shop.ask(asked, { token: other.token })).status).toBe(404)
    expect((await shop.ask('beams/?beam_id=nobody', { token: own.token })).status).toBe(404)
    expect((await shop.ask('beams/', { token: own.token })).status).toBe(400)
    expect((await shop.ask(asked)).status).toBe(401)
    const me = await ask(shop.shop(), '{ me { id } }', { token: body.token })
    expect(me.errors[0].extensions.exception.code).toBe('JSONWebTokenError')
    await register(own.token, { device_token: 'on-the-channel' })
    const logout = 'mutation { logout { errors { code } } }'
    await ask(shop.shop(), logout, { token: own.token })
    await expect.poll(async () => (await shop.ask(asked, { token: own.token })).status).toBe(401)
    expect(await devicesOf(own.id)).toEqual([])
  })
})

test.each([
  ['notifications_one_recipient', sql`UPDATE notifications SET customer_id = 1, state_id = 11`],
  ['notifications_expires_later', sql`UPDATE notifications SET expires_at = sent_at`],
  ['notifications_link_form', sql`UPDATE notifications SET link = 'javascript:alert(1)'`],
  ['notifications_link_form', sql`UPDATE notifications SET link = '//evil.example'`],
  [
    'notifications_cause_unique',
    sql`INSERT INTO notifications (cause, subject, message) SELECT cause, subject, message FROM notifications`,
  ],
])('the database refuses by %s', async (constraint, statement) => {
  await shop.send()
  expect(await refusalOf(shop.db().execute(statement))).toBe(constraint)
})

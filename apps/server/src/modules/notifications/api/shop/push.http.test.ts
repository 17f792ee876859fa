import type { PushedNotification } from '@warsha/contract/notifications/notifications.constants.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { pushNotification, pushToDevice } from '../../use-cases/push-notification.ts'
import type { PushSubscription } from '../../use-cases/push-service.ts'
import { useNotificationShop } from '../testing/notification-shop.ts'

/** Off, so that nothing leaves this machine: tests bring a push service of their own. */
const shop = useNotificationShop({ WEB_PUSH: 'off' })

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

async function register(token: string, name: string, cityId = 11): Promise<number> {
  const endpoint = `https://push.example.com/${name}`
  const body = { device_token: endpoint, city_id: cityId, subscription: { endpoint, keys } }
  await shop.ask('firebase/', { token, body })
  const [row] = await shop.rows<{ id: number }>(
    sql`SELECT id FROM notification_devices WHERE device_token = ${endpoint}`,
  )
  return row?.id ?? 0
}

const numberOf = async (publicId: string) => {
  const key = atob(publicId).split(':')[1]
  const [row] = await shop.rows<{ id: number }>(sql`SELECT id FROM notifications WHERE public_id = ${key}`)
  return row?.id ?? 0
}

const sentTo = async (phone: string) =>
  (await listSentMessages(shop.db(), `+968${phone}`)).filter(({ service }) => service === 'push')

describe('a notification', () => {
  test('[NOTIF-24] reaches the devices of its customer, of its city or of all; a demo shows it in its outbox', async () => {
    const own = await shop.account('91440001')
    const other = await shop.account('91440002')
    await register(own.token, 'own')
    await register(other.token, 'other', 12)
    await shop.send({ recipient: { to: 'customer', customerId: own.id } })
    await waitUntil(async () => (await sentTo('91440001')).length === 1)
    await shop.send({ recipient: { to: 'city', stateId: 12 } })
    await waitUntil(async () => (await sentTo('91440002')).length === 1)
    await shop.send()
    await waitUntil(async () => (await sentTo('91440002')).length === 2)
    await waitUntil(async () => (await sentTo('91440001')).length === 2)
    const text = (await sentTo('91440001'))[0]?.text
    expect([
      'Open on National Day\nFrom nine to one.',
      'مفتوحون في اليوم الوطني\nمن التاسعة إلى الواحدة.',
    ]).toContain(text)
  })

  test('is sent in the language of the customer, with the path of its page', async () => {
    const { id, token } = await shop.account('91440003')
    await shop.db().execute(sql`UPDATE customers SET language = 'ar' WHERE id = ${id}`)
    const deviceId = await register(token, 'arabic')
    const publicId = await shop.send({ recipient: { to: 'customer', customerId: id } })
    const pushed: [PushSubscription, PushedNotification][] = []
    const push = {
      send: async (subscription: PushSubscription, notification: PushedNotification) => {
        pushed.push([subscription, notification])
        return 'sent' as const
      },
    }
    const payload = { notificationId: await numberOf(publicId), deviceId, tries: 2 }
    await pushToDevice({ ...shop.shop().deps, push }, { id: crypto.randomUUID(), payload })
    expect(pushed).toEqual([
      [
        { endpoint: 'https://push.example.com/arabic', ...keys },
        {
          id: publicId,
          type: 'GENERAL',
          subject: 'مفتوحون في اليوم الوطني',
          text: 'من التاسعة إلى الواحدة.',
          image: null,
          path: `/ar/notifications?id=${encodeURIComponent(publicId)}`,
        },
      ],
    ])
  })

  test('a device that is gone is forgotten; one that fails is tried again, five times', async () => {
    const { id, token } = await shop.account('91440004')
    const deviceId = await register(token, 'failing')
    const notificationId = await numberOf(await shop.send({ recipient: { to: 'customer', customerId: id } }))
    const waiting = async () =>
      (
        await shop.rows(sql`SELECT FROM pgboss.job WHERE name LIKE '%push-to-device' AND start_after > now()
        AND (data -> 'payload' ->> 'deviceId')::int = ${deviceId}`)
      ).length
    const run = (tries: number, send: () => Promise<'sent' | 'gone'>) =>
      pushToDevice(
        { ...shop.shop().deps, push: { send } },
        { id: crypto.randomUUID(), payload: { notificationId, deviceId, tries } },
      )
    const fail = () => Promise.reject(new Error('no answer'))
    await run(2, fail)
    expect(await waiting()).toBe(1)
    await run(5, fail)
    expect(await waiting()).toBe(1)
    await run(2, async () => 'gone')
    expect(await shop.rows(sql`SELECT FROM notification_devices WHERE id = ${deviceId}`)).toEqual([])
    await run(2, fail)
    expect(await waiting()).toBe(1)
  })

  test('asks each device once, though the job runs twice', async () => {
    const { id, token } = await shop.account('91440005')
    await register(token, 'once')
    const notificationId = await numberOf(await shop.send({ recipient: { to: 'customer', customerId: id } }))
    await waitUntil(async () => (await sentTo('91440005')).length === 1)
    const job = { id: crypto.randomUUID(), payload: { notificationId, afterDeviceId: 0 } }
    await Promise.all([1, 2, 3].map(() => pushNotification(shop.shop().deps, job)))
    await waitUntil(async () => (await sentTo('91440005')).length === 2)
    const asked = await shop.rows(sql`SELECT FROM pgboss.job WHERE name LIKE '%push-to-device'
      AND (data -> 'payload' ->> 'notificationId')::int = ${notificationId}`)
    expect(asked).toHaveLength(2)
  })
})

import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { openEventSource } from '#testing/event-source.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { useNotificationShop } from '../testing/notification-shop.ts'

const shop = useNotificationShop()
beforeEach(async () => {
  await shop.db().execute(sql`DELETE FROM notifications`)
})

const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id)

describe('notification/notif/', () => {
  test('[NOTIF-01] a notification has its fields, in the language of the caller', async () => {
    const sentAt = new Date('2026-11-10T08:00:00Z')
    const expiresAt = new Date('2099-01-01T00:00:00Z')
    const id = await shop.send({ sentAt, expiresAt, link: '/service-center', image: '/media/x.svg' })
    const english = await shop.ask('notif/')
    expect(english.body).toEqual({
      data: [
        {
          id,
          type: 'GENERAL',
          send_time: '2026-11-10T08:00:00.000Z',
          subject: 'Open on National Day',
          message: '<p>From nine to one.</p>',
          expires_in: (expiresAt.getTime() - sentAt.getTime()) / 1000,
          seen: false,
          image: '/media/x.svg',
          link: '/service-center',
        },
      ],
      pagination: { page: 1, limit: 10, total: 1 },
      unread: 1,
    })
    expect((await shop.ask('notif/', { lang: 'ar' })).body.data[0].subject).toBe('مفتوحون في اليوم الوطني')
  })

  test('[REST-47] lists ten, or as many as are asked for up to a hundred, the newest first', async () => {
    const ids: string[] = []
    for (let index = 0; index < 12; index++) {
      ids.unshift(await shop.send({ sentAt: new Date(Date.UTC(2026, 9, 1, index)) }))
    }
    expect(idsOf(await shop.ask('notif/'))).toEqual(ids.slice(0, 10))
    expect(idsOf(await shop.ask('notif/?limit=3'))).toEqual(ids.slice(0, 3))
    const all = await shop.ask('notif/?limit=1000')
    expect([idsOf(all), all.body.pagination.limit]).toEqual([ids, 100])
    for (const limit of ['0', '-1', 'x', '1e9', '']) {
      expect((await shop.ask(`notif/?limit=${limit}`)).status).toBe(400)
    }
  })

  test('[NOTIF-23] what has expired is neither listed nor read nor marked', async () => {
    const { token } = await shop.account('91400001')
    const id = await shop.send({ sentAt: new Date('2026-11-01T00:00:00Z'), expiresInSeconds: 60 })
    const current = await shop.send({ expiresInSeconds: 3600 })
    expect(idsOf(await shop.ask('notif/', { token }))).toEqual([current])
    expect((await shop.ask(`notif/${id}/`, { token })).status).toBe(404)
    expect((await shop.ask('notif/', { token, body: { notification_id: id } })).status).toBe(404)
    expect((await shop.ask(`notif/${current}/`)).body.data.expires_in).toBe(3600)
  })

  test('a visitor gets the public ones; a customer also the own ones and those for the city', async () => {
    const own = await shop.account('91400002')
    const other = await shop.account('91400003')
    const forAll = await shop.send({ sentAt: new Date('2026-11-03T00:00:00Z') })
    const forMuscat = await shop.send({
      recipient: { to: 'city', stateId: 11 },
      sentAt: new Date('2026-11-02T00:00:00Z'),
    })
    const forOwn = await shop.send({
      recipient: { to: 'customer', customerId: own.id },
      sentAt: new Date('2026-11-01T00:00:00Z'),
    })
    expect(idsOf(await shop.ask('notif/', { 'x-state': '11' }))).toEqual([forAll])
    expect(idsOf(await shop.ask('notif/', { token: own.token }))).toEqual([forAll, forOwn])
    const nearby = { token: own.token, 'x-state': '11' }
    expect(idsOf(await shop.ask('notif/', nearby))).toEqual([forAll, forMuscat, forOwn])
    await shop.ask('firebase/', { token: other.token, body: { device_token: 'phone-of-other', city_id: 11 } })
    expect(idsOf(await shop.ask('notif/', { token: other.token }))).toEqual([forAll, forMuscat])
  })
})

describe('notification/notif/{id}/', () => {
  test('[REST-49] answers one, or 404 for what is not there or not for the caller', async () => {
    const own = await shop.account('91400010')
    const other = await shop.account('91400011')
    const id = await shop.send({ recipient: { to: 'customer', customerId: own.id } })
    expect((await shop.ask(`notif/${id}/`, { token: own.token })).body.data).toMatchObject({
      id,
      seen: false,
    })
    const refused = await Promise.all([
      shop.ask(`notif/${id}/`, { token: other.token }),
      shop.ask(`notif/${id}/`),
      shop.ask(`notif/${toGlobalId('Notification', crypto.randomUUID())}/`, { token: own.token }),
      shop.ask('notif/1/', { token: own.token }),
      shop.ask(`notif/${toGlobalId('Notification', 1)}/`, { token: own.token }),
    ])
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([404]))
    expect(new Set(refused.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })
})

describe('seen', () => {
  test('[REST-48] [NOTIF-09] is marked for the customer alone, once, from two devices at once', async () => {
    const own = await shop.account('91400020')
    const other = await shop.account('91400021')
    const id = await shop.send()
    const mark = { notification_id: id }
    const answers = await atOnce([...Array(10).keys()], () =>
      shop.ask('notif/', { token: own.token, body: mark }),
    )
    expect(answers.map(({ body }) => body.data.seen)).toEqual(Array(10).fill(true))
    expect(await shop.rows(sql`SELECT customer_id FROM notification_views`)).toEqual([
      { customer_id: own.id },
    ])
    const [mine, theirs] = await Promise.all([
      shop.ask('notif/', { token: own.token }),
      shop.ask('notif/', { token: other.token }),
    ])
    expect([mine.body.data[0].seen, mine.body.unread]).toEqual([true, 0])
    expect([theirs.body.data[0].seen, theirs.body.unread]).toEqual([false, 1])
  })

  test('[NOTIF-21] is stored for those who have signed in; a visitor is refused', async () => {
    const id = await shop.send()
    expect((await shop.ask('notif/', { body: { notification_id: id } })).status).toBe(401)
  })

  test.each([{}, { notification_id: 7 }, { notification_id: '' }, { notification_id: 'x'.repeat(200) }])(
    '%j is refused',
    async (body) => {
      const { token } = await shop.account('91400022')
      expect((await shop.ask('notif/', { token, body })).status).toBe(400)
    },
  )
})

describe('a new notification', () => {
  test('is shown at once to its customer, to those in its city or to everybody, and to nobody else', async () => {
    const own = await shop.account('91400030')
    const other = await shop.account('91400031')
    const address = await shop.shop().app.listen({ port: 0, host: '127.0.0.1' })
    const follow = async (query: string, token?: string) => {
      const source = await openEventSource(
        `${address}/events${query}`,
        token ? { authorization: `Bearer ${token}` } : {},
      )
      await source.isFollowing()
      return source
    }
    const mine = await follow('', own.token)
    const theirs = await follow('?audience=city:11', other.token)
    const visitors = await follow('')
    const forOwn = await shop.send({ recipient: { to: 'customer', customerId: own.id } })
    const forMuscat = await shop.send({ recipient: { to: 'city', stateId: 11 } })
    const forAll = await shop.send()
    const sources = [mine, theirs, visitors]
    const shown = ({ events }: (typeof sources)[number]) =>
      events.map(({ type, data }) => type === 'notification' && (data as { id: string }).id)
    await waitUntil(() => sources.every((source) => shown(source).includes(forAll)))
    expect(sources.map(shown)).toEqual([[forOwn, forAll], [forMuscat, forAll], [forAll]])
    for (const source of sources) await source.leave()
  })
})

import { liveNotificationType } from '@warsha/contract/notifications/notifications.constants.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openEventSource } from '#testing/event-source.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { type Account, useNotificationShop } from '../testing/notification-shop.ts'

const shop = useNotificationShop()

let address: string
let own: Account
let other: Account
beforeAll(async () => {
  address = await shop.shop().app.listen({ port: 0, host: '127.0.0.1' })
  own = await shop.account('91460001')
  other = await shop.account('91460002')
})

type Source = Awaited<ReturnType<typeof openEventSource>>
const open: Source[] = []
afterEach(async () => {
  for (const source of open.splice(0)) await source.leave()
})

async function follow(token?: string): Promise<Source> {
  const source = await openEventSource(`${address}/events`, token ? { authorization: `Bearer ${token}` } : {})
  open.push(source)
  await source.isFollowing()
  return source
}

const idsOf = ({ events }: Source) =>
  events.filter(({ type }) => type === liveNotificationType).map(({ data }) => (data as { id: string }).id)

const beam = (email: string, token?: string) =>
  shop.ask(`beams/?beam_id=${encodeURIComponent(email)}`, token ? { token } : {})

describe('[NOTIF-16] the push channel', () => {
  test('is open to anybody; the token alone says whose notifications come, too', async () => {
    const [visitor, mine, theirs] = [await follow(), await follow(own.token), await follow(other.token)]
    const forMe = await shop.send({ recipient: { to: 'customer', customerId: own.id } })
    const forAll = await shop.send()
    await waitUntil(() => [visitor, mine, theirs].every((source) => idsOf(source).includes(forAll)))
    expect(idsOf(visitor)).toEqual([forAll])
    expect(idsOf(mine)).toEqual([forMe, forAll])
    expect(idsOf(theirs)).toEqual([forAll])
    expect((await shop.ask(`notif/${forMe}/`, { token: own.token })).status).toBe(200)
    expect((await shop.ask(`notif/${forMe}/`)).status).toBe(404)
  })

  test('knows the user by the e-mail of the account, with the token that belongs to it and no other', async () => {
    const { status, body } = await beam(own.email, own.token)
    expect(status).toBe(200)
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString())
    expect(claims.sub).toBe(own.email)
    expect((await beam(own.email, other.token)).status).toBe(404)
    expect((await beam(own.email)).status).toBe(401)
  })

  test('refuses whoever brings a token that is not accepted', async () => {
    const headers = { authorization: `Bearer ${own.token}x` }
    expect((await shop.shop().app.inject({ url: '/events', headers })).statusCode).toBe(401)
  })
})

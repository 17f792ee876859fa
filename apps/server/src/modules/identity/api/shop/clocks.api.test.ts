import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabaseClock } from '#kernel/database/database-clock.ts'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { deliverMessage } from '#kernel/messaging/queue-message.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { seal } from '#kernel/secrets/seal.ts'
import { ask, doWork, login, sendOtp, sentCode, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

const hourMs = 3_600_000
const ahead = { now: () => new Date(Date.now() + hourMs) }

/** The secret of all processes; all codes of this file are sent to one block of numbers, from one network. */
const shared = {
  AUTH_SECRET: 'processes-of-one-shop-have-one-secret',
  CODES_PER_ADDRESS_PER_HOUR: '1000',
  CODES_PER_PREFIX_PER_HOUR: '1000',
}

let shop: TestApp
let worker: TestApp
beforeAll(async () => {
  worker = await buildTestApp({ jobs: true, clock: ahead, env: shared })
  const { connection } = worker.deps
  shop = await buildTestApp({ env: { ...shared, DATABASE_URL: connection.url } })
})
afterAll(async () => {
  await shop.close()
  await worker.close()
})

test('[AUTH-53] a process whose clock is an hour ahead sends the codes of the others, and they are good', async () => {
  await sendOtp(shop, { phoneNumber: '93700001' })
  const otp = await sentCode(shop, '+96893700001')
  expect((await login(shop, { phoneNumber: '93700001', otp })).token).toBeTruthy()
})

test('a message that waited longer than it is good for, by the database, is not sent', async () => {
  const sent: string[] = []
  const messenger = { send: async ({ to }: { to: string }) => void sent.push(to) }
  const { config } = shop.deps
  const sealed = seal(
    JSON.stringify({ to: '+96893700002', service: 'sms', text: 'late', validSeconds: 300 }),
    keysOf(config).messages,
  )
  const createdAt = new Date(Date.now() - hourMs)
  const run = (seconds: number) => ({
    id: 'job',
    payload: { sealed },
    createdAt,
    startedAt: new Date(createdAt.getTime() + seconds * 1000),
  })
  await deliverMessage({ config, messenger }, run(300))
  expect(sent).toEqual([])
  await deliverMessage({ config, messenger }, run(299))
  expect(sent).toEqual(['+96893700002'])
  expect(await listSentMessages(shop.deps.db, '+96893700002')).toEqual([])
})

test.each([
  ['ahead', hourMs],
  ['behind', -hourMs],
])(
  '[AUTH-70] a process whose clock is an hour %s accepts tokens and captchas of the others, and they its own',
  async (how, ms) => {
    const clock = createDatabaseClock(worker.deps.db, { now: () => new Date(Date.now() + ms) })
    // An answer that took long is not believed, so a busy machine may need another try.
    const distance = () => Math.abs(clock.now().getTime() - Date.now())
    for (let tries = 0; distance() > hourMs / 2 && tries < 100; tries++) await clock.measure()
    expect(distance()).toBeLessThan(hourMs / 2)
    const { connection } = worker.deps
    const other = await buildTestApp({
      clock,
      env: { ...shared, DATABASE_URL: connection.url },
    })
    const me = async (process: TestApp, token: string) =>
      (await ask(process, '{ me { id } }', { token })).data?.me ?? null
    const solve = async (maker: TestApp, checker: TestApp, phone_number: string) => {
      const { captcha_uuid, work } = (await maker.app.inject('/api/v1/accounts/captcha/')).json().data
      const payload = { phone_number, captcha_uuid, captcha: doWork(captcha_uuid, work.bits) }
      return (await checker.app.inject({ method: 'POST', url: '/api/v1/accounts/login/', payload }))
        .statusCode
    }
    const block = `9370${ms > 0 ? 1 : 2}`
    try {
      const ours = await signIn(shop, `${block}001`)
      const theirs = await signIn(other, `${block}002`)
      expect([how, await me(other, ours.token), await me(shop, theirs.token)]).not.toContain(null)
      expect(await solve(shop, other, `${block}003`)).toBe(200)
      expect(await solve(other, shop, `${block}004`)).toBe(200)
    } finally {
      await other.close()
    }
  },
)

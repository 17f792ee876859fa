import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { deliverMessage } from '#kernel/messaging/queue-message.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { seal } from '#kernel/secrets/seal.ts'
import { login, sendOtp, sentCode } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

const hourMs = 3_600_000
const ahead = { now: () => new Date(Date.now() + hourMs) }

let shop: TestApp
let worker: TestApp
beforeAll(async () => {
  worker = await buildTestApp({ jobs: true, clock: ahead })
  const { connection, config } = worker.deps
  shop = await buildTestApp({ env: { DATABASE_URL: connection.url, DATA_DIR: config.DATA_DIR } })
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

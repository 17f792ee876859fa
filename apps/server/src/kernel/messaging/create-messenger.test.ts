import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { systemClock } from '#kernel/clock.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { createMessenger, offeredServices } from './create-messenger.ts'
import { listSentMessages } from './demo-outbox.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const create = (env: Record<string, string>) =>
  createMessenger({ config: readConfig(env), db: database.db, clock: systemClock })

describe('messages without a provider', () => {
  test('end in the outbox of a demo', async () => {
    await create({ DEMO: 'on' }).send({ to: '+96892123456', service: 'sms', text: 'Hello' })
    expect(await listSentMessages(database.db, '+96892123456')).toMatchObject([{ text: 'Hello' }])
  })

  test('are not sent by a real shop, and not stored either', async () => {
    const sending = create({ DEMO: 'off' }).send({ to: '+96892000000', service: 'sms', text: 'Hello' })
    await expect(sending).rejects.toThrow('No provider for sms is configured')
    expect(await listSentMessages(database.db, '+96892000000')).toEqual([])
  })

  test('a real shop offers the services that have keys', () => {
    const offered = (env: Record<string, string>) => [...offeredServices(readConfig({ DEMO: 'off', ...env }))]
    expect(offered({})).toEqual([])
    expect(offered({ UNIFONIC_APP_SID: 'a', UNIFONIC_SENDER: 'b' })).toEqual(['sms'])
    const whatsapp = { WHATSAPP_TOKEN: 'a', WHATSAPP_PHONE_ID: 'b', WHATSAPP_TEMPLATE: 'c' }
    expect(offered({ ...whatsapp, SMTP_URL: 'smtps://u:p@mail.example.om' })).toEqual(['whatsapp', 'email'])
  })

  test('keys that are of no use without each other stop the start', () => {
    expect(() => readConfig({ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: 'Warsha' })).toThrow(
      'TWILIO_AUTH_TOKEN must be set, too',
    )
  })
})

import { describe, expect, test } from 'vitest'
import { type Config, readConfig } from '#config/config.ts'
import { shopSettings } from '#host/storefront/shop-settings.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { offeredServices } from '#kernel/messaging/create-messenger.ts'
import { geocoderOf } from '#modules/locations/geocoders/geocoder-of.ts'
import { pushServiceOf } from '#modules/notifications/push-services/create-push-service.ts'
import { gatewaysOf } from '#modules/payments/gateways/create-gateways.ts'

const real = (env: Record<string, string> = {}) => readConfig({ DEMO: 'off', ...env })
/** None of them asks the database before it is used. */
const db = {} as Database

const unifonic = { UNIFONIC_APP_SID: 'a', UNIFONIC_SENDER: 'Warsha' }
const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: 'Warsha' }
const thawani = {
  THAWANI_SECRET_KEY: 'a',
  THAWANI_PUBLISHABLE_KEY: 'b',
  THAWANI_WEBHOOK_SECRET: 'c',
}
const stripe = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec' }
const tiles = 'https://tiles.example.om/{z}/{x}/{y}.png'

describe('[OPS-24] the configuration alone says who', () => {
  test.each([
    [{}, []],
    [unifonic, ['sms']],
    [twilio, ['sms']],
    [{ ...twilio, SMTP_URL: 'smtps://u:p@mail.example.om' }, ['sms', 'email']],
  ])('sends messages: %o', (env, offered) => {
    expect([...offeredServices(real(env))]).toEqual(offered)
  })

  test.each([
    [real(), []],
    [real(thawani), ['thawani']],
    [real(stripe), ['stripe']],
    [real({ ...thawani, ...stripe }), ['thawani', 'stripe']],
    [readConfig({ DEMO: 'on' }), ['sandbox']],
  ])('takes payments (%#)', (config: Config, gateways) => {
    expect([...gatewaysOf({ config, db, clock: systemClock }).keys()]).toEqual(gateways)
  })

  test('pushes: the service that a browser names, or nobody', () => {
    expect(pushServiceOf({ config: real(), clock: systemClock })).toBeDefined()
    expect(pushServiceOf({ config: real({ WEB_PUSH: 'off' }), clock: systemClock })).toBeUndefined()
  })

  test('draws the map: the shop, or a server of tiles', () => {
    expect(shopSettings(real()).mapTiles).toBeNull()
    expect(shopSettings(real({ MAP_TILES_URL: tiles })).mapTiles).toMatchObject({ url: tiles })
  })

  test('names positions: the shop, or a geocoder', () => {
    expect(geocoderOf(real())).toBeUndefined()
    expect(geocoderOf(real({ NOMINATIM_URL: 'https://nominatim.example.om' }))).toBeDefined()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { needsSignIn } from './sign-in-guard.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const customers = [
  ['GET', 'accounts/user/'],
  ['GET', 'accounts/user-addresses/'],
  ['DELETE', 'accounts/user-addresses/5/'],
  ['GET', 'accounts/credit/'],
  ['POST', 'cars/user-car/'],
  ['POST', 'orders/order/'],
  ['GET', 'orders/user-orders/'],
  ['GET', 'service_center/user-bills/'],
  ['GET', 'service_center/bill-factor/?code=1'],
  ['GET', 'notification/beams/?beam_id=1'],
  ['POST', 'notification/notif/'],
] as const

describe('the sign-in guard', () => {
  test.each(customers)('[REST-76] %s %s answers 401 without a valid token', async (method, path) => {
    for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: 'Basic eDp5' }]) {
      const answer = await shop.app.inject({ method, url: `/api/v1/${path}`, headers })
      expect(answer.statusCode).toBe(401)
      expect(answer.json().errors[0].code).toBe('UNAUTHENTICATED')
    }
  })

  test.each([
    ['GET', 'accounts/captcha/'],
    ['POST', 'accounts/login/'],
    ['POST', 'accounts/token-login/'],
    ['POST', 'orders/order-summary/'],
    ['POST', 'orders/required-fields/'],
    ['GET', 'notification/notif/'],
    ['GET', 'cars/load_cars_brand/'],
    ['GET', 'locations/countries/'],
    ['GET', 'content/faq'],
  ])('[REST-76] %s %s is public', (method, path) => {
    expect(needsSignIn(method, `/api/v1/${path}`)).toBe(false)
  })
})

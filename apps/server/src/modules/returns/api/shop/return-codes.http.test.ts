import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { atOnce } from '#testing/at-once.ts'
import { returnsOf } from '../testing/return-shop.ts'

const shop = usePaymentShop('91000921', undefined, { CODES_PER_ADDRESS_PER_HOUR: '10000' })
const returns = returnsOf(shop)
const { call, sell } = returns

test('[RET-09] the code of a return is sent right after the code of a sign-in', async () => {
  const order = await sell()
  const { rows } = await shop.db().execute(sql`SELECT 1 FROM attempts WHERE key LIKE 'wait:sign-in:%'`)
  expect(rows).toHaveLength(1)
  const payload = { id: order.item, quantity: 1, poll_id: await returns.reason() }
  expect(await call('POST', 'orders/returned/', payload)).toMatchObject({ status: 200 })
  expect(await call('POST', 'orders/returned/', payload)).toMatchObject({ errors: [{ code: 'CODE_WAIT' }] })
})

test('fifty return requests take one connection each, and another customer is answered meanwhile', async () => {
  const stranger = await shop.signIn('91000922')
  const order = await sell()
  await shop.db().execute(sql`DELETE FROM attempts`)
  const payload = { id: order.item, quantity: 1, poll_id: await returns.reason() }
  const asked = Array.from({ length: 60 }, (_, index) => index)
  // As many at once as there are connections: with a second one each, all of them would wait for each other.
  const answers = await atOnce(asked, (index) =>
    index % 6 === 5
      ? call('GET', 'orders/returnable/', undefined, stranger)
      : call('POST', 'orders/returned/', payload),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((_status, index) => index % 6 === 5)).toEqual(Array(10).fill(200))
  const requested = statuses.filter((_status, index) => index % 6 !== 5)
  expect(requested.filter((status) => status === 200)).toHaveLength(1)
  expect(requested.filter((status) => status === 429)).toHaveLength(49)
})

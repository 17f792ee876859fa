import { randomUUID } from 'node:crypto'
import { codeLength } from '@warsha/contract/constants.ts'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { openLog } from '#kernel/log.ts'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { releaseExpiredReservations } from '#modules/checkout/use-cases/release-expired-reservations.ts'
import { blockCustomer } from '#modules/identity/index.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { troubledGateways } from '#modules/payments/api/testing/troubled-gateway.ts'
import { guardGateway } from '#modules/payments/gateways/guard-gateway.ts'
import { sendRefund } from '#modules/payments/use-cases/send-refund.ts'
import { login, sendOtp, sentCode, signIn } from '#testing/sign-in.ts'
import { askConsole, makeMember } from '#testing/staff.ts'

const shop = usePaymentShop('91490001', undefined, {}, [], { jobs: ['send-message'] })
const { begin, choose, complete, process, context, customerId, refund } = purchasesOf(shop)
const gateways = troubledGateways(shop)
/** Whatever a test has used that must not be in a log. */
const secrets: string[] = []
beforeEach(() => gateways.back())
afterEach(() => gateways.back())

const logged = (message: string) =>
  shop
    .shop()
    .logs.map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === message)

async function openCheckout() {
  const { line } = await bookedLine(shop.db(), { capacity: 50 })
  const { checkout } = await shop.create({ lines: [line] })
  secrets.push(checkout.token)
  const id = await shop.value<number>(sql`SELECT id FROM checkouts WHERE public_id = ${checkout.token}`)
  return { id: checkout.id as string, token: checkout.token as string, key: id }
}

async function refunded(): Promise<number> {
  const checkout = await openCheckout()
  await choose((await begin(checkout.id)).data.url, 'pay')
  const { order } = await complete(checkout.id)
  const number = Number(order.number)
  const id = (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${number}`)) ?? 0
  const requested = await refund({ id, number, customerId: await customerId() }, randomUUID(), 1_000)
  return (requested.ok && requested.value[0]?.id) || 0
}

describe('[OPS-27] an operator on call reads', () => {
  test('how a payment began and ended', async () => {
    const checkout = await openCheckout()
    const begun = await begin(checkout.id)
    secrets.push(begun.data.url)
    await choose(begun.data.url, 'pay')
    const { order } = await complete(checkout.id)
    const attempt = begun.transaction.token
    expect(logged('a payment has begun')).toMatchObject([
      { level: 30, attempt, gateway: 'sandbox', checkoutId: checkout.key, reqId: expect.any(String) },
    ])
    const ended = { attempt, gateway: 'sandbox', state: 'paid', order: Number(order.number) }
    expect(logged('a payment has ended')).toMatchObject([ended])
  })

  test('which payment was not started and why', async () => {
    gateways.away()
    const checkout = await openCheckout()
    expect((await begin(checkout.id)).errors).toHaveLength(1)
    expect((await begin(checkout.id, `<script>${randomUUID()}`)).errors).toHaveLength(1)
    expect(logged('a payment was not started')).toMatchObject([
      { level: 40, gateway: 'sandbox', checkoutId: checkout.key, reason: 'GATEWAY_UNAVAILABLE' },
      { level: 40, checkoutId: checkout.key, reason: 'GATEWAY_UNKNOWN' },
    ])
    expect(shop.shop().logs.join('')).not.toContain('<script>')
  })

  test('which payment was refused, and which callback', async () => {
    const begun = await begin((await openCheckout()).id)
    await choose(begun.data.url, 'decline')
    await process(begun.transaction.id)
    expect(logged('a payment has ended').at(-1)).toMatchObject({ state: 'declined' })
    const forged = `forged-${randomUUID()}`
    secrets.push(forged)
    for (const gateway of ['sandbox', 'nobody']) {
      const answer = await shop.shop().app.inject({
        method: 'POST',
        url: `/api/v1/payments/${gateway}/callback/`,
        headers: { host: 'localhost', 'content-type': 'application/json', 'x-signature': forged },
        payload: { forged },
      })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
    expect(logged('a callback was refused')).toMatchObject([
      { level: 40, gateway: 'sandbox' },
      { level: 40, isKnown: false },
    ])
  })

  test('which refund was sent, which was refused, and which is stuck', async () => {
    const [sent, disputed, stuck] = [await refunded(), await refunded(), await refunded()]
    await sendRefund(context(), sent)
    await sendRefund(context(), sent)
    expect(logged('a refund was sent')).toMatchObject([{ level: 30, gateway: 'sandbox', amountBaisa: 1_000 }])

    gateways.answer({ refund: async () => ({ kind: 'not-refundable', reason: 'charge_disputed' }) })
    await sendRefund(context(), disputed)
    expect(logged('a gateway refused a refund, and the wallet has got it')).toMatchObject([
      { level: 40, reason: 'charge_disputed' },
    ])
    gateways.away()
    await expect(sendRefund(context(), stuck)).rejects.toThrow('has not given refund')
    expect(logged('a refund was not sent as asked')).toMatchObject([
      { level: 50, reason: 'unreachable: ECONNREFUSED' },
    ])
    gateways.back()
    await sendRefund(context(), stuck)
  })

  test('which reservation has expired', async () => {
    const { token, key } = await openCheckout()
    await shop.db().execute(sql`UPDATE checkouts SET held_since = now() - interval '29 minutes',
      held_until = now() - interval '1 second' WHERE public_id = ${token}`)
    await releaseExpiredReservations(shop.shop().deps)
    await releaseExpiredReservations(shop.shop().deps)
    expect(logged('a reservation has expired')).toMatchObject([{ level: 30, checkoutId: key }])
  })

  test('which sign-in is blocked', async () => {
    const phoneNumber = '91490002'
    const { token, refreshToken } = await signIn(shop.shop(), phoneNumber)
    const id = await shop.value<number>(sql`SELECT id FROM customers WHERE phone = ${`+968${phoneNumber}`}`)
    await blockCustomer(shop.shop().deps, id ?? 0)
    await shop.db().execute(sql`DELETE FROM attempts`)
    await sendOtp(shop.shop(), { phoneNumber })
    const otp = await sentCode(shop.shop(), `+968${phoneNumber}`, 2)
    const { errors } = await login(shop.shop(), { phoneNumber, otp })
    expect(errors).toHaveLength(1)
    expect(logged('a blocked customer tried to sign in')).toMatchObject([{ level: 40, customerId: id }])
    secrets.push(token, refreshToken, phoneNumber, `+968${phoneNumber}`, otp)
    for (const { code } of await listSentMessages(shop.db(), `+968${phoneNumber}`))
      if (code) secrets.push(code)

    for (let time = 0; time < 21; time++)
      await login(
        shop.shop(),
        { phoneNumber: '91490003', otp: '9'.repeat(codeLength) },
        { remoteAddress: '198.51.100.7' },
      )
    expect(logged('a sign-in is blocked after wrong codes').at(-1)).toMatchObject({
      level: 40,
      limit: 'network',
    })
  })

  test('which sign-in to the console was refused or is blocked', async () => {
    const { id, email } = await makeMember(shop.shop(), 'support')
    const password = `wrong ${randomUUID()}`
    secrets.push(email, password)
    for (let time = 0; time < 11; time++)
      await askConsole(shop.shop(), '/session/password/', { email, password, code: '000000' })
    expect(logged('a sign-in to the console was refused')).toHaveLength(10)
    expect(logged('a sign-in to the console was refused')[0]).toMatchObject({ level: 40, memberId: id })
    expect(logged('a sign-in to the console is blocked')).toMatchObject([{ level: 40, limit: 'account' }])
  })

  test('which gateway is paused, once for each pause', async () => {
    const paused = openLog()
    paused.writeTo(shop.shop().app.log)
    const unreachable = async () => ({ kind: 'unreachable', reason: 'ECONNREFUSED' }) as const
    const port = guardGateway(
      'frozen',
      { ...gateways.honest(), readPayment: unreachable },
      { clock: systemClock, log: paused.log },
    )
    for (let time = 0; time < 8; time++) await port.readPayment('any')
    expect(logged('a gateway is paused because it does not answer')).toMatchObject([
      { level: 50, gateway: 'frozen' },
    ])
  })

  test('and finds no secret of any of these flows', () => {
    const log = shop.shop().logs.join('')
    expect(secrets.length).toBeGreaterThan(10)
    for (const secret of [...secrets, shop.token(), shop.phone]) {
      // The digits of a code may be a part of a longer number.
      if (/^\d+$/.test(secret)) expect(log).not.toMatch(new RegExp(`(?<![\\w.])${secret}(?![\\w.])`))
      else expect(log).not.toContain(secret)
    }
  })
})

test('secrets and rows have no place in a log line', () => {
  const { log, writeTo } = openLog()
  const lines: object[] = []
  const write = (fields: object) => void lines.push(fields)
  writeTo({ info: write, warn: write, error: write })
  log.info({ attempt: 'a', ids: [1, 2], err: new Error('broken') }, 'ids, kinds and faults may be logged')
  // @ts-expect-error a code is a secret
  log.info({ code: '12345' }, 'a code')
  // @ts-expect-error a phone number names a person
  log.warn({ phone: '+96891490001' }, 'a number')
  // @ts-expect-error a whole row may hold anything
  log.error({ customer: { id: 1, phone: '+96891490001' } }, 'a row')
  expect(lines).toHaveLength(4)
})

import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { useOrderShop } from '#modules/orders/api/testing/order-shop.ts'
import { creditWallet } from '#modules/wallet/index.ts'
import { atOnce } from '#testing/at-once.ts'
import { fixedClock } from '#testing/fixed-clock.ts'
import { withPoisonedRows } from '#testing/poison-rows.ts'
import { runSweep } from '#testing/run-sweep.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { aNotification } from '../../samples/a-notification.ts'
import { notificationData } from '../../use-cases/notification-data.ts'
import { notifyOfCredit, notifyOfReturn } from '../../use-cases/on-money-moved.ts'
import { remindOfAppointments } from '../../use-cases/remind-of-appointments.ts'
import { sendNotification } from '../../use-cases/send-notification.ts'

const shop = useOrderShop('91430001')
const hourMs = 3_600_000

type Row = { subject: string; message: string; cause: string; link: string; expires_at: string | null }
const told = (pattern: string) =>
  shop.rows<Row>(sql`SELECT translate(subject ->> 'en', ${isolates}, '') AS subject, message ->> 'en' AS message, cause, link,
    expires_at FROM notifications WHERE cause LIKE ${pattern} ORDER BY id`)
const isolates = '\u2068\u2069'

/** An order of some days ago, and its hour. */
async function booked() {
  const { orderId } = await shop.buy()
  await shop.db().execute(sql`UPDATE orders SET created_at = now() - interval '3 days' WHERE id = ${orderId}`)
  const [line] = await shop.rows<{ at: Date }>(
    sql`SELECT min(appointment_at) AS at FROM order_lines WHERE order_id = ${orderId}`,
  )
  const at = new Date(line?.at ?? Number.NaN)
  // 17:30 in Muscat, on the day before.
  const eve = new Date(Math.floor((at.getTime() + 4 * hourMs) / (24 * hourMs)) * 24 * hourMs - 10.5 * hourMs)
  return { orderId, at, eve }
}

const remind = (now: Date) => remindOfAppointments({ db: shop.db(), clock: fixedClock(now) })

describe('a reminder', () => {
  test('[NOTIF-27] comes the day before, once, from however many processes', async () => {
    const { orderId, at, eve } = await booked()
    const reminders = () => told(`appointment/${orderId}/%`)
    await remind(new Date(eve.getTime() - 24 * hourMs))
    await remind(new Date(eve.getTime() - hourMs))
    await remind(new Date(eve.getTime() + 6 * hourMs))
    expect(await reminders()).toEqual([])
    await atOnce([...Array(10).keys()], () => remind(eve))
    await remind(new Date(eve.getTime() + hourMs))
    const [reminder, ...more] = await reminders()
    expect(more).toEqual([])
    expect(reminder).toMatchObject({ subject: 'Your appointment is tomorrow' })
    expect(new Date(reminder?.expires_at ?? 0)).toEqual(at)
  })

  test('[NOTIF-27] that cannot be stored holds up no other, and comes when it can be', async () => {
    const [bad, good] = [await booked(), await booked()]
    const cause = `appointment/${bad.orderId}/`
    const poison = { table: 'notifications', condition: `starts_with(NEW.cause, '${cause}')` }
    const { eve } = good
    await withPoisonedRows(shop.shop(), poison, () =>
      expect(remind(eve)).rejects.toThrow(`The sweep has passed over orders ${bad.orderId}`),
    )
    expect(await told(`appointment/${good.orderId}/%`)).toHaveLength(1)
    await remind(eve)
    expect(await told(`${cause}%`)).toHaveLength(1)
  })

  test('is not sent for an order that was cancelled, nor for one of the same evening', async () => {
    const cancelled = await booked()
    await shop.cancel(cancelled.orderId)
    await remind(cancelled.eve)
    expect(await told(`appointment/${cancelled.orderId}/%`)).toEqual([])
    const late = await booked()
    const evening = late.eve.toISOString()
    await shop.db().execute(sql`UPDATE orders SET created_at = ${evening} WHERE id = ${late.orderId}`)
    await remind(late.eve)
    expect(await told(`appointment/${late.orderId}/%`)).toEqual([])
  })

  test('comes again for an hour that was moved', async () => {
    const { orderId, eve } = await booked()
    await remind(eve)
    await shop.db().execute(sql`UPDATE order_lines SET appointment_at = appointment_at + interval '1 day',
      expires_at = expires_at + interval '1 day' WHERE order_id = ${orderId} AND appointment_at IS NOT NULL`)
    await remind(new Date(eve.getTime() + 24 * hourMs))
    expect(await told(`appointment/${orderId}/%`)).toHaveLength(2)
  })
})

describe('money', () => {
  const event = { id: crypto.randomUUID(), handler: 'test', publishedAt: new Date() }

  test('[NOTIF-27] that comes into the wallet is told, once for an event', async () => {
    const [customer] = await shop.rows<{ id: number }>(
      sql`SELECT id FROM customers WHERE phone = '+96891430001'`,
    )
    const customerId = customer?.id ?? 0
    const credit = { customerId, amount: baisa(2_500), key: 'k1', reason: 'REFERRAL' } as const
    await inTransaction(shop.db(), (tx) => creditWallet(tx, credit))
    await waitUntil(async () => (await told('wallet.credited/%')).length === 1)
    expect((await told('wallet.credited/%'))[0]).toMatchObject({
      subject: '2.500 OMR added to your wallet',
      link: '/wallet',
      message: expect.stringContaining('Invitation reward'),
    })
    const payload = { customerId, amountBaisa: 1_000, reason: 'ADJUSTMENT' } as const
    await atOnce([...Array(10).keys()], () =>
      notifyOfCredit({ db: shop.db() }, { ...event, name: 'wallet.credited', payload }),
    )
    expect(await told('wallet.credited/%')).toHaveLength(2)
  })

  test('[NOTIF-27] that is given back for a return is told, once', async () => {
    const { orderId, number } = await shop.buy()
    const payload = {
      ...{ returnId: 71, orderId, position: 0, quantity: 1, amount: 3_000, giftCard: 0 },
      ...{ status: 'RETURNED', paymentStatus: 'FULLY_REFUNDED' },
    }
    await atOnce([...Array(10).keys()], () =>
      notifyOfReturn({ db: shop.db() }, { ...event, name: 'return.completed', payload }),
    )
    const [notification, ...more] = await told('return.completed/71')
    expect(more).toEqual([])
    expect(notification?.subject).toBe(`Return for order ${number} completed`)
    expect(notification?.message).toContain('3.000')
  })
})

test('what has expired is deleted, a broadcast a month later; a second run changes nothing more', async () => {
  const past = { sentAt: new Date(Date.now() - 40 * 24 * hourMs) }
  const minute = { ...past, expiresInSeconds: 60 }
  const cases = {
    'sweep/own': minute,
    'sweep/old-broadcast': { ...minute, operatorId: 1 },
    'sweep/broadcast': { ...past, expiresInSeconds: 39 * 86_400, operatorId: 1 },
    'sweep/current': { ...past, expiresInSeconds: 80 * 86_400 },
    'sweep/stays': past,
  }
  for (const [cause, change] of Object.entries(cases)) {
    const notification = aNotification({ cause, ...change })
    await inTransaction(shop.db(), async (tx) => ok(await sendNotification(tx, notification)))
  }
  const left = ['sweep/broadcast', 'sweep/current', 'sweep/stays']
  for (let run = 1; run <= 2; run++) {
    await runSweep(shop.shop().deps, 'remove-expired-notifications')
    expect((await told('sweep/%')).map(({ cause }) => cause)).toEqual(left)
  }
})

test('the export has the notifications and devices; nothing of them stays when the account is deleted', async () => {
  const token = await shop.signIn('91430002')
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  const [customer] = await shop.rows<{ id: number }>(
    sql`SELECT id FROM customers WHERE phone = '+96891430002'`,
  )
  const customerId = customer?.id ?? 0
  const own = aNotification({ recipient: { to: 'customer', customerId } })
  await inTransaction(shop.db(), async (tx) => ok(await sendNotification(tx, own)))
  const url = '/api/v1/notification/firebase/'
  const payload = { device_token: 'exported', operating_system: 'iOS 26', city_id: 11 }
  await shop.shop().app.inject({ method: 'POST', url, headers, payload })
  expect(await notificationData.export({ db: shop.db() }, customerId)).toMatchObject({
    notifications: [{ subject: 'Open on National Day', seen_at: null }],
    devices: [{ operating_system: 'iOS 26', city_id: 11 }],
  })
  await shop.db().transaction((tx) => notificationData.erase(tx, customerId))
  expect(await notificationData.export({ db: shop.db() }, customerId)).toEqual({
    notifications: [],
    devices: [],
  })
})

import { parseGlobalId, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { issueBill } from '#modules/bills/index.ts'
import { recordNotification } from '#modules/notifications/index.ts'
import { aNotification } from '#modules/notifications/samples/a-notification.ts'
import { useOrderShop } from '#modules/orders/api/testing/order-shop.ts'
import { creditWallet } from '#modules/wallet/index.ts'
import { waitUntil } from '#testing/wait-until.ts'

const shop = useOrderShop('91450001')

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function call(token: string, method: Method, path: string, payload?: object) {
  const answer = await shop.shop().app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { host: 'localhost', 'accept-language': 'en', authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
}

const keyOf = async (query: ReturnType<typeof sql>) => (await shop.rows<{ key: string }>(query))[0]?.key ?? ''

/** One of everything that a customer can own, with what names it. */
async function belongings(slot: number) {
  const db = shop.db()
  const customerId = Number(await keyOf(sql`SELECT id AS key FROM customers WHERE phone = '+96891450001'`))
  const { id: order, orderId } = await shop.buy()
  const line = await keyOf(sql`SELECT public_id AS key FROM order_lines WHERE order_id = ${orderId}`)
  const address =
    await keyOf(sql`INSERT INTO customer_addresses (customer_id, slot, street_address_1, country)
    VALUES (${customerId}, ${slot}, 'Way 1', 'OM') RETURNING public_id AS key`)
  const car = await keyOf(sql`INSERT INTO customer_cars (customer_id, model_id, year, slot)
    SELECT ${customerId}, min(id), ${2018 + slot}, ${slot} FROM car_models RETURNING public_id AS key`)
  const credit = { customerId, amount: baisa(1_250), key: 'owned', reason: 'ADJUSTMENT' } as const
  await inTransaction(db, (tx) => creditWallet(tx, credit))
  const bill = await issueBill(db, {
    customerId,
    customerName: 'Owner',
    centreId: 1,
    centreNameEn: 'Ghala',
    centreNameAr: 'غلا',
    status: 'unpaid',
    issuedAt: new Date(),
    taxPercent: 5,
    lines: [{ titleEn: 'Oil', titleAr: 'زيت', quantity: 1, unitPriceBaisa: baisa(1_000) }],
  })
  const told = aNotification({ recipient: { to: 'customer', customerId } })
  await inTransaction(db, async (tx) => ok(await recordNotification(tx, told)))
  const notification = await keyOf(
    sql`SELECT public_id AS key FROM notifications WHERE cause = ${told.cause}`,
  )
  return {
    order,
    line: toGlobalId('OrderLine', line),
    address: toGlobalId('Address', address),
    car: toGlobalId('UserCar', car),
    bill: bill.ok ? bill.value : '',
    notification: toGlobalId('Notification', notification),
  }
}

/** Everything by which one of them can be read or changed by its name. */
function accessesTo(owned: Awaited<ReturnType<typeof belongings>>): [Method, string, object?][] {
  const { order, line, address, car, bill, notification } = owned
  return [
    ['GET', `orders/user-orders/?id=${encodeURIComponent(order)}`],
    ['POST', 'orders/returned-summary/', { id: line, quantity: 1 }],
    ['PUT', `accounts/user-addresses/${address}/`, { street_address_1: 'Mine now', country: 'OM' }],
    ['DELETE', `accounts/user-addresses/${address}/`],
    ['PUT', `cars/user-car/${car}/`, { car_id: 1, year: 2020 }],
    ['DELETE', `cars/user-car/${car}/`],
    ['GET', `service_center/bill-factor/?code=${bill}`],
    ['GET', `notification/notif/${notification}/`],
    ['POST', 'notification/notif/', { notification_id: notification }],
  ]
}

const walletDocument =
  '{ wallet { balance } walletTransactions(first: 20) { edges { node { changedAmount } } } }'

test('[ROLE-09] an order, address, car, wallet entry, bill or notification is read and changed by its owner; others get 404', async () => {
  const owned = await belongings(1)
  const stranger = await shop.signIn('91450002')
  for (const [method, path, payload] of accessesTo(owned))
    expect([path, (await call(stranger, method, path, payload)).status]).toEqual([path, 404])
  const asStranger = await shop.send(
    'query($id: ID!) { order(id: $id) { id } }',
    { id: owned.order },
    stranger,
  )
  expect(asStranger.data.order).toBeNull()
  for (const list of [
    'orders/user-orders/',
    'accounts/user-addresses/',
    'cars/user-car/',
    'service_center/user-bills/',
  ])
    expect([list, (await call(stranger, 'GET', list)).body.data]).toEqual([list, []])
  const theirs = await call(stranger, 'GET', 'notification/notif/?limit=100')
  expect(theirs.body.data.map(({ id }: { id: string }) => id)).not.toContain(owned.notification)
  // An entry of a wallet has no name to ask by: the only way to it is the list of the wallet that is the caller's own.
  const { data: empty } = await shop.send(walletDocument, {}, stranger)
  expect([empty.wallet.balance, empty.walletTransactions.edges]).toEqual([0, []])
  const { data: full } = await shop.send(walletDocument, {})
  expect(full.walletTransactions.edges).toContainEqual({ node: { changedAmount: 1.25 } })
  for (const [method, path, payload] of accessesTo(owned)) {
    const { status } = await call(shop.token(), method, path, payload)
    expect([path, status === 404 || status >= 500]).toEqual([path, false])
  }
})

test('[ROLE-09] invoices, returns, default addresses and the numbers of things are the owner’s, too', async () => {
  const { line, order, address } = await belongings(2)
  const stranger = await shop.signIn('91450003')
  const asked = { id: line, quantity: 1, poll_id: await someReason() }
  const accesses: [Method, string, object?][] = [
    ['GET', `invoices/${await invoiceOf(order)}/pdf/`],
    ['GET', `orders/returnable/?id=${encodeURIComponent(line)}`],
    ['POST', 'orders/returned/', asked],
  ]
  // As if the code of the sign-in had been sent long ago.
  await shop.db().execute(sql`DELETE FROM attempts`)
  const { body } = await call(shop.token(), 'POST', 'orders/returned/', asked)
  for (const id of [line, body.data.id])
    accesses.push(['POST', 'orders/returned-verify/', { id, code: '000000' }])
  for (const [method, path, payload] of accesses)
    expect([path, (await call(stranger, method, path, payload)).status]).toEqual([path, 404])
  for (const list of ['orders/user-orders/', 'orders/returnable/', 'service_center/user-bills/'])
    expect([list, (await call(stranger, 'GET', list)).body]).toMatchObject([
      list,
      { data: [], pagination: { total: 0 } },
    ])

  const made = await shop.send(defaultDocument, { id: address }, stranger)
  expect(made.data.accountSetDefaultAddress.errors).toMatchObject([{ code: 'NOT_FOUND' }])
  const none = { edges: [], totalCount: 0 }
  const { data: theirs } = await shop.send(numbersDocument, {}, stranger)
  expect(theirs).toEqual({ me: { orders: none, invoices: none }, walletTransactions: none })
  const { data: mine } = await shop.send(numbersDocument, {})
  for (const { totalCount } of [mine.me.orders, mine.me.invoices, mine.walletTransactions])
    expect(totalCount).toBeGreaterThan(0)
})

const defaultDocument = `mutation($id: ID!) {
  accountSetDefaultAddress(id: $id, type: BILLING) { errors { code } } }`

const numbersDocument = `{
  me { orders(first: 5) { totalCount edges { node { id } } } invoices(first: 5) { totalCount edges { node { id } } } }
  walletTransactions(first: 5) { totalCount edges { node { changedAmount } } } }`

async function someReason(): Promise<number> {
  return (await call(shop.token(), 'GET', 'rates/poll-questions/?type=returned')).body.data[0].id
}

/** The invoice of an order is made behind the sale. */
async function invoiceOf(order: string): Promise<string> {
  const find = sql`SELECT invoices.public_id AS key FROM invoices JOIN orders ON orders.id = order_id
    WHERE orders.public_id = ${parseGlobalId(order)?.key}`
  await waitUntil(async () => (await keyOf(find)) !== '')
  return toGlobalId('Invoice', await keyOf(find))
}

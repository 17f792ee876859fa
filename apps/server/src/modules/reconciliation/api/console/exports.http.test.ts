import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { moveInSandbox } from '#modules/payments/index.ts'
import { booksOf, type Session } from '../testing/books.ts'

const shop = usePaymentShop('91000893', undefined, {}, [], { jobs: ['send-message'] })
const books = booksOf(shop)

let finance: Session
beforeAll(async () => {
  finance = await books.signIn('finance')
  await shop.db().execute(sql`INSERT INTO reconciliation_cursors (gateway, since, read_until)
    VALUES ('sandbox', now() - interval '10 days', now() - interval '10 days')`)
}, 120_000)

const linesOf = (body: unknown) =>
  String(body)
    .split('\r\n')
    .filter((line) => line !== '')
const rials = (amount: number) => decimalTextFromBaisa(baisa(amount))

test('[BEY-11] differences and the movements of a day are taken along as files, with what was paid here', async () => {
  const { charge, reference } = await books.buy()
  await moveInSandbox(shop.db(), { kind: 'charge', amount: baisa(7_500), payment: 'sbx_elsewhere' })
  await books.read()
  const unknown = await books.only(finance, 'unknown-charge')

  const differences = await finance.ask('/differences/export/?kind=unknown-charge')
  expect(differences.status).toBe(200)
  const [head, row, ...rest] = linesOf(differences.body)
  expect(head).toContain('day,gateway,kind,amount_omr')
  expect(row).toContain(`${unknown.day},sandbox,unknown-charge,7.500,`)
  expect(rest).toEqual([])
  expect(linesOf((await finance.ask('/differences/export/?state=closed')).body)).toHaveLength(1)

  const day = await finance.ask(`/reconciliation/export/?gateway=sandbox&day=${unknown.day}`)
  const [, ...movements] = linesOf(day.body)
  expect(movements).toHaveLength(2)
  expect(movements.find((line) => line.includes(reference))).toMatch(
    new RegExp(`,charge,.*,${rials(charge)},\\d+\\.\\d{3},${rials(charge)},api$`),
  )
  expect(movements.find((line) => line.includes('sbx_elsewhere'))).toContain(',7.500,')
  expect(
    linesOf((await finance.ask('/reconciliation/export/?gateway=sandbox&day=2001-01-01')).body),
  ).toHaveLength(1)
  expect((await finance.ask('/reconciliation/export/?gateway=sandbox')).status).toBe(400)
})

test('[BEY-11] the payment of a callback is found by order, phone or reference, of its own gateway alone', async () => {
  const { publicId, number, reference } = await books.buy()
  const find = async (search: string, gateway = 'sandbox', session = finance) => {
    const query = new URLSearchParams({ gateway, search })
    const { status, body } = await session.ask(`/payments/?${query}`)
    return status === 200 ? (body.data as { id: string; order_number: number }[]) : status
  }
  const found = { id: toGlobalId('PaymentAttempt', publicId), order_number: number }
  expect(await find(String(number))).toMatchObject([found])
  expect(await find(`#${number}`)).toMatchObject([found])
  expect(await find(reference)).toMatchObject([found])
  expect(await find('91000893')).toContainEqual(expect.objectContaining(found))
  expect(await find('+968 9100 0893')).toContainEqual(expect.objectContaining(found))
  expect(await find(reference, 'another')).toEqual([])
  expect(await find("' OR true --")).toEqual([])
  expect(await find('893')).toEqual([])
  expect(await find('12')).toBe(400)
  expect(await find(reference, 'sandbox', await books.signIn('administrator'))).toBe(403)
})

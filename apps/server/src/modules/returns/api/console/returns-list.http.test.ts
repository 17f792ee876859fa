import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { returnsOf, type Sold } from '../testing/return-shop.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>
type Listed = { id: string; order_number: number; centre_id: number; answer: { id: number } }

const shop = usePaymentShop('91000912', undefined, { CODES_PER_ADDRESS_PER_HOUR: '10000' })
const returns = returnsOf(shop)
const request = returns.request.bind(returns)

let done: Sold
let open: Sold
let support: Session
let centreId = 0
const signIn = async (role: string, centres: number[] = []) =>
  signInStaff(shop.shop(), await makeMember(shop.shop(), role, centres))

beforeAll(async () => {
  done = await returns.sell({ quantity: 2 })
  const first = await request(done.item, 2)
  await returns.verify(first.id, first.code)
  open = await returns.sell()
  await request(open.item)
  support = await signIn('support')
  centreId =
    (await shop.value<number>(
      sql`SELECT centre_id FROM order_lines WHERE order_id = ${done.id} AND position = 0`,
    )) ?? 0
})

const list = async (query = '', session = support) => {
  const { status, body } = await session.ask(`/returns/?${query}`)
  return { status, body, numbers: status === 200 ? body.data.map((each: Listed) => each.order_number) : [] }
}

describe('[OPS-15] operators see return requests', () => {
  test('with the order, the units, the money, the poll answer and the state, the newest first', async () => {
    const { body, numbers } = await list()
    expect(numbers).toEqual([open.number, done.number])
    const question = await returns.reason()
    expect(body.data[1]).toMatchObject({
      line_id: done.item,
      centre_id: centreId,
      quantity: 2,
      refund_baisa: done.total,
      gift_card_baisa: 0,
      state: 'completed',
      answer: { id: question, title: { en: 'I no longer need it', ar: 'لم أعد بحاجة إليه' } },
    })
    expect(body.data[1].completed_at).not.toBeNull()
    expect(body.data[0]).toMatchObject({ state: 'requested', completed_at: null, quantity: 1 })
    expect(JSON.stringify(body)).not.toMatch(/91000912|phone/)
  })

  test('by state, centre, answer, order and day', async () => {
    const question = await returns.reason()
    const today = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10)
    expect((await list('state=requested')).numbers).toEqual([open.number])
    expect((await list('state=completed')).numbers).toEqual([done.number])
    expect((await list(`order_number=${done.number}`)).numbers).toEqual([done.number])
    expect((await list(`question=${question}`)).numbers).toHaveLength(2)
    expect((await list(`question=${question + 1}`)).numbers).toEqual([])
    expect((await list(`centre=${centreId}`)).numbers).toContain(done.number)
    expect((await list('centre=999999')).numbers).toEqual([])
    expect((await list(`requested_from=${today}&requested_to=${today}`)).numbers).toHaveLength(2)
    expect((await list('requested_to=2001-01-01')).numbers).toEqual([])
    for (const wrong of ['state=x', 'centre=0', 'after=x', 'requested_from=2026-02-31', 'limit=0'])
      expect((await list(wrong)).status).toBe(400)
  })

  test('by the money they give back as well, both ways and page by page, and as a file', async () => {
    expect((await list('sort=requested')).numbers).toEqual([done.number, open.number])
    expect((await list('sort=amount')).numbers).toEqual([open.number, done.number])
    expect((await list('sort=-amount')).numbers).toEqual([done.number, open.number])
    const first = await list('sort=-amount&limit=1')
    const second = await list(`sort=-amount&limit=1&after=${first.body.page.after}`)
    expect([...first.numbers, ...second.numbers]).toEqual([done.number, open.number])
    for (const wrong of ['sort=state', `after=${Buffer.from('[1]').toString('base64url')}`])
      expect((await list(wrong)).status).toBe(400)
    const { headers, body } = await support.ask('/returns/export/?state=completed')
    expect(headers['content-disposition']).toBe('attachment; filename="returns.csv"')
    const [head, row, rest] = String(body).split('\r\n')
    expect(head).toMatch(/^\uFEFForder_number,product_en,product_ar,units,refund_omr,/)
    expect(row).toContain(`${done.number},`)
    expect(row).toContain(',completed,')
    expect(rest).toBe('')
  })

  test('page by page', async () => {
    const first = await list('limit=1')
    expect(first.body.page).toMatchObject({ total: 2, is_exact: true })
    const second = await list(`limit=1&after=${first.body.page.after}`)
    expect([...first.numbers, ...second.numbers]).toEqual([open.number, done.number])
    expect(second.body.page.after).toBeNull()
  })

  test('[ROLE-08] a manager those of the own centres alone; content and centre staff none', async () => {
    expect((await list('', await signIn('manager', [centreId]))).numbers).toContain(done.number)
    const foreign = await signIn('manager', [centreId + 1])
    expect((await list('', foreign)).numbers).not.toContain(done.number)
    expect((await list(`order_number=${done.number}`, foreign)).numbers).toEqual([])
    expect((await list('', await signIn('finance'))).status).toBe(200)
    for (const role of ['content', 'centre-staff'])
      expect((await list('', await signIn(role))).status).toBe(403)
  })
})

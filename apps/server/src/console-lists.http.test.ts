import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa, negateBaisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { giftCardOf, postTransaction } from '#modules/ledger/index.ts'
import { placeTestOrder } from '#testing/console-orders.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
let admin: Session
let manager: Session
type Session = Awaited<ReturnType<typeof signInStaff>>
const [own, foreign] = [1, 2]
const day = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10)

beforeAll(async () => {
  shop = await buildTestApp()
  await fill()
  await fillCases()
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [own]))
})
afterAll(() => shop.close())

/** Five rows of each list, some of them with the same value. */
async function fill() {
  const { db } = shop.deps
  const run = (statement: ReturnType<typeof sql>) => db.execute(statement)
  await run(sql`INSERT INTO staff_members (name, email, role, language)
    SELECT name, 'listed' || place || '@warsha.example', 'support', 'ar'
    FROM unnest(ARRAY['Zahra', 'amal', 'Bader', 'آمنة', 'Bader']) WITH ORDINALITY AS listed (name, place)`)
  await run(sql`INSERT INTO gift_cards (code, initial_baisa, ends_on, last_used_at)
    SELECT 'listed-card-' || n, 1000 * (n % 3 + 1), CASE WHEN n > 2 THEN date '2031-01-01' + n END,
      CASE WHEN n % 2 = 0 THEN now() - n * interval '1 day' END FROM generate_series(1, 5) AS n`)
  const { rows: filled } = await db.execute<{ id: number }>(
    sql`SELECT id FROM gift_cards WHERE code IN ('listed-card-2', 'listed-card-3', 'listed-card-5') ORDER BY id`,
  )
  for (const [at, { id }] of filled.entries()) {
    const amount = baisa(500 * ((at % 2) + 1))
    const moves = [
      { account: giftCardOf(id), amount },
      { account: { kind: 'promotions' } as const, amount: negateBaisa(amount) },
    ]
    await inTransaction(db, (tx) => postTransaction(tx, { kind: 'GIFT_CARD', key: `listed:${id}`, moves }))
  }
  await run(sql`
    WITH driver AS (
      INSERT INTO customers (phone, first_name, last_name, is_active)
      SELECT '+9689100097' || place, name, 'Driver', place <> 2
      FROM unnest(ARRAY['=1+1', 'Badr', 'amal', 'آمنة']) WITH ORDINALITY AS listed (name, place) RETURNING id)
    INSERT INTO centre_drivers (driver_id, centre_id, created_at)
    SELECT id, 1 + id % 2, now() - (id * 7 % 5) * interval '1 day' FROM driver`)
  await run(sql`INSERT INTO gift_card_batches (operator_id, count, amount_baisa, ends_on)
    SELECT (SELECT min(id) FROM staff_members), n % 3 + 1, 1000 * (n % 4 + 1), CASE WHEN n > 2 THEN date '2031-01-01' + n % 2 END
    FROM generate_series(1, 5) AS n`)
  await run(sql`INSERT INTO closures (centre_id, starts_at, ends_at, reason, operator_id)
    SELECT 1 + n % 2, now() + (10 - n) * interval '9 days', now() + (10 - n) * interval '9 days' + interval '1 hour',
      '=1+1', (SELECT min(id) FROM staff_members) FROM generate_series(1, 5) AS n`)
  await run(sql`INSERT INTO operator_approvals (action, input, reason, requested_by)
    SELECT 'orders.refund', jsonb_build_object('amount', 1000 * n), '=cmd()', (SELECT min(id) FROM staff_members)
    FROM generate_series(1, 5) AS n`)
  await run(sql`INSERT INTO operator_changes (operator_id, session_id, request_id, address, action, subject_kind, subject_id, before, after)
    SELECT (SELECT min(id) FROM staff_members), gen_random_uuid(), 'x', 'x', 'listed.change', 'listed', n::text, '{}', '{}'
    FROM generate_series(1, 5) AS n`)
  await run(sql`UPDATE operator_approvals SET state = 'rejected', decided_by = requested_by, decided_at = now()
    WHERE id = (SELECT max(id) FROM operator_approvals)`)
  await run(sql`INSERT INTO promo_codes (code, name, type, percent, ends_on, used)
    SELECT 'listed' || n, '{"en": "=1+1", "ar": "@sum"}', 'percent', 5, CASE WHEN n > 2 THEN date '2035-01-01' + n % 2 END, n % 3
    FROM generate_series(1, 5) AS n`)
  await run(sql`INSERT INTO broadcasts (operator_id, subject, message, head_count, send_at, state)
    SELECT (SELECT min(id) FROM staff_members), '{"en": "=1+1", "ar": "@sum"}', '{"en": "Hello", "ar": "مرحبا"}', n % 3,
      now() + (n % 4) * interval '1 day', 'cancelled' FROM generate_series(1, 5) AS n`)
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO customers (phone, first_name, last_name) VALUES ('+96891000990', '@sum', 'Listed') RETURNING id`)
  const customerId = rows[0]?.id ?? 0
  await run(sql`
    INSERT INTO payment_attempts (purpose, checkout_public_id, customer_id, gateway, amount_baisa, fee_baisa, charge_baisa,
      state, language, expires_at, ended_at)
    SELECT 'checkout', gen_random_uuid(), ${customerId}, 'sandbox', 1000 * (n % 3 + 1), 0, 1000 * (n % 3 + 1), 'declined', 'en',
      now(), (now() AT TIME ZONE 'Asia/Muscat')::date::timestamp AT TIME ZONE 'Asia/Muscat' + (n % 4) * interval '1 minute'
    FROM generate_series(1, 5) AS n`)
  await run(sql`
    INSERT INTO payment_differences (cause, kind, gateway, expected, found, amount_baisa, day)
    SELECT 'listed:' || n, 'fee', 'sandbox', '', '', 500 * (n % 3 + 1), date '2026-01-01' + n / 2 FROM generate_series(1, 5) AS n`)
  await run(sql`
    INSERT INTO payment_differences (cause, kind, gateway, expected, found, amount_baisa, day, state, resolution, resolved_by, resolved_at)
    SELECT 'ended:' || n, 'payout', 'sandbox', '', '', 500, date '2026-01-01' + n, 'closed', 'discarded', 'operator:1',
      now() - (n * 7 % 5) * interval '1 hour' FROM generate_series(1, 4) AS n`)
  for (const [at, centreId] of [own, own, foreign].entries()) {
    const number = await placeTestOrder(shop, { customerId, centreId })
    await run(sql`
      WITH paid AS (INSERT INTO order_payments (order_id, position, source, amount_baisa, fee_baisa, paid_baisa, refunded_baisa)
        SELECT id, 0, 'WALLET', 12500, 0, 12500, 500 FROM orders WHERE number = ${number} RETURNING id)
      INSERT INTO order_refunds (key, position, payment_id, target, amount_baisa, state)
      SELECT 'refund:' || id, 0, id, 'WALLET', ${at === 1 ? 700 : 300}, 'done' FROM paid`)
  }
}

/** Orders of the first closure, in every state that a list of them is sorted by. */
async function fillCases() {
  await shop.deps.db.execute(sql`
    INSERT INTO closure_cases (closure_id, order_id, customer_id, appointment_at, state, decided_at, decided_by, refund_baisa)
    SELECT (SELECT min(id) FROM closures), id, customer_id, now() + (place * 2 % 3) * interval '1 day',
      CASE place WHEN 1 THEN 'open' ELSE 'refunded' END, CASE WHEN place > 1 THEN now() - place * interval '1 hour' END,
      CASE WHEN place > 1 THEN 'system' END, CASE place WHEN 1 THEN 0 ELSE 9000 - place * 1000 END
    FROM (SELECT id, customer_id, row_number() OVER (ORDER BY id) AS place FROM orders ORDER BY id LIMIT 3) AS sold`)
  await shop.deps.db.execute(sql`
    INSERT INTO reconciliation_days (gateway, day, gateway_baisa, ledger_baisa, orders_baisa, fees_baisa, payouts_baisa, closed_by)
    SELECT gateway, date '2026-02-01' + n, n * 7 % 5 * 1000, n * 7 % 5 * 1000, n * 7 % 5 * 1000, 0, 0, 1
    FROM generate_series(1, 4) AS n, unnest(ARRAY['another', 'sandbox']) AS gateway`)
  await shop.deps.db.execute(sql`INSERT INTO reconciliation_cursors (gateway, since, read_until)
    VALUES ('sandbox', now() - interval '9 days', now()) ON CONFLICT DO NOTHING`)
  // Charges that nobody here knows of.
  await shop.deps.db.execute(sql`
    INSERT INTO gateway_entries (gateway, kind, reference, amount_baisa, fee_baisa, occurred_at, day, source)
    SELECT 'sandbox', 'charge', 'listed' || n, 1000 * (n % 3 + 1), 0, now() - n * interval '1 day', ${day}::date - n, 'api'
    FROM generate_series(1, 3) AS n`)
}

/** What rows of the lists have, each list some of it. */
type Row = Record<
  | 'created_at'
  | 'changed_at'
  | 'ended_at'
  | 'day'
  | 'noticed_at'
  | 'issued_at'
  | 'closed_at'
  | 'starts_at'
  | 'requested_at'
  | 'appointment_at'
  | 'gateway'
  | 'code'
  | 'send_time'
  | 'role',
  string
> &
  Record<
    | 'id'
    | 'variant_id'
    | 'warehouse_id'
    | 'amount_baisa'
    | 'initial_baisa'
    | 'balance_baisa'
    | 'gateway_baisa'
    | 'rest_baisa'
    | 'refund_baisa'
    | 'order_number'
    | 'centre_id'
    | 'count'
    | 'used'
    | 'head_count'
    | 'on_hand'
    | 'reserved'
    | 'lead_days',
    number
  > &
  Record<'ends_on' | 'last_used_at' | 'resolved_at' | 'decided_at', string | null> & {
    name: { en: string; ar: string }
    centre: { id: number }
    price: { min_baisa: number } | null
    is_active: boolean
    state: string
    customer: unknown
  }
type Order = Record<string, (row: Row) => string | number>

const text = (value: string | null, without: string) => value ?? without

/** Lists with the orders they are sorted in, and what stands in their rows. */
const lists: [string, Order][] = [
  ['refunds', { created: ({ created_at }) => created_at, amount: ({ amount_baisa }) => amount_baisa }],
  ['failed-payments', { ended: ({ ended_at }) => ended_at, amount: ({ amount_baisa }) => amount_baisa }],
  [
    'differences',
    {
      day: ({ day: on }) => on,
      amount: ({ amount_baisa }) => amount_baisa,
      noticed: ({ noticed_at }) => noticed_at,
      resolved: ({ resolved_at }) => text(resolved_at, '9999'),
    },
  ],
  [
    'gift-cards',
    {
      issued: ({ issued_at }) => issued_at,
      initial: ({ initial_baisa }) => initial_baisa,
      balance: ({ balance_baisa }) => balance_baisa,
      ends: ({ ends_on }) => text(ends_on, '9999'),
      used: ({ last_used_at }) => text(last_used_at, '0'),
    },
  ],
  [
    'gift-cards/batches',
    {
      issued: ({ issued_at }) => issued_at,
      count: ({ count }) => count,
      amount: ({ amount_baisa }) => amount_baisa,
      ends: ({ ends_on }) => text(ends_on, '9999'),
    },
  ],
  ['closures', { closed: ({ closed_at }) => closed_at, starts: ({ starts_at }) => starts_at }],
  ['drivers', { added: () => 0 }],
  ['approvals', { requested: ({ requested_at }) => requested_at }],
  ['log', { changed: ({ changed_at }) => changed_at }],
  [
    'promotions',
    {
      added: ({ id }) => id,
      code: ({ code }) => code,
      ends: ({ ends_on }) => text(ends_on, '9999'),
      used: ({ used }) => used,
    },
  ],
  ['broadcasts', { sends: ({ send_time }) => send_time, heads: ({ head_count }) => head_count }],
  ['products', { added: ({ id }) => id, price: ({ price }) => price?.min_baisa ?? -1 }],
  ['stock', { on_hand: ({ on_hand }) => on_hand, free: ({ on_hand, reserved }) => on_hand - reserved }],
  ['staff', { used: ({ last_used_at }) => text(last_used_at, '0') }],
  ['service-centres', { lead: ({ lead_days }) => lead_days, added: ({ id }) => id }],
]

const sorts = lists.flatMap(([list, orders]) =>
  Object.entries(orders).flatMap(([sort, valueIn]) => [
    [list, sort, valueIn] as const,
    [list, `-${sort}`, valueIn] as const,
  ]),
)

/** A list of a list's own address has a file of its own name. */
const fileNames: Record<string, string> = { 'gift-cards/batches': 'gift-card-batches' }

async function firstClosure() {
  const { rows } = await shop.deps.db.execute<{ id: string }>(
    sql`SELECT public_id AS id FROM closures ORDER BY closures.id LIMIT 1`,
  )
  return toGlobalId('Closure', rows[0]?.id ?? '')
}

/** All of a list, page by page. */
async function readAll(list: string, query: string, session = admin) {
  const found: Row[] = []
  const limit = list === 'products' || list === 'stock' ? 150 : 2
  for (let after: string | null = ''; after !== null; ) {
    const { status, body } = await session.ask(
      `/${list}/?limit=${limit}&${query}${after && `&after=${after}`}`,
    )
    if (status !== 200) throw new Error(`${list} ${query}: ${status} ${JSON.stringify(body)}`)
    found.push(...body.data)
    after = body.page.after
    if (after === null) expect(found).toHaveLength(body.page.total)
  }
  return found
}

const idsOf = (rows: readonly Row[]) =>
  rows.map(({ id, variant_id, warehouse_id }) => id ?? `${variant_id} in ${warehouse_id}`)

describe('[OPS-60] lists of the console', () => {
  test.each(sorts)('%s by %s, page by page and each row once', async (list, sort, valueIn) => {
    const rows = await readAll(list, `sort=${sort}`)
    expect(rows.length).toBeGreaterThan(2)
    expect(new Set(idsOf(rows)).size).toBe(rows.length)
    const values = rows.map(valueIn)
    const rising = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
    expect(values).toEqual(sort.startsWith('-') ? rising.toReversed() : rising)
    const opposite = sort.startsWith('-') ? sort.slice(1) : `-${sort}`
    expect(idsOf(await readAll(list, `sort=${opposite}`))).toEqual(idsOf(rows).toReversed())
  })

  test('people and centres by name as one reads it, in either language', async () => {
    const names = (await readAll('staff', 'sort=name')).map(({ name }) => String(name))
    const known = names.filter((name) => ['Zahra', 'amal', 'Bader', 'آمنة'].includes(name))
    expect(known).toEqual(['amal', 'Bader', 'Bader', 'Zahra', 'آمنة'])
    for (const lang of ['en', 'ar'] as const) {
      const centres = await readAll('service-centres', `sort=name_${lang}`)
      const shown = centres.map(({ name }) => name[lang])
      const { compare } = new Intl.Collator('en', { numeric: true })
      expect(shown).toEqual(shown.toSorted(compare))
    }
  })

  test('drivers by name, and by when they began to drive for their centre', async () => {
    const names = (await readAll('drivers', 'sort=name')).map(({ name }) => String(name))
    const known = names.filter((name) => name.endsWith('Driver'))
    expect(known).toEqual(['=1+1 Driver', 'amal Driver', 'Badr Driver', 'آمنة Driver'])
    const { rows } = await shop.deps.db.execute<{ name: string }>(sql`
      SELECT btrim(first_name || ' ' || last_name) AS name FROM centre_drivers JOIN customers ON id = driver_id
      ORDER BY centre_drivers.created_at, id`)
    const added = (await readAll('drivers', 'sort=added')).map(({ name }) => String(name))
    expect(added).toEqual(rows.map(({ name }) => name))
    const { body } = await admin.ask('/drivers/export/?sort=name')
    expect(String(body)).toMatch(/^\uFEFFname,phone,centre_en,centre_ar,is_blocked\r\n/)
    expect(String(body)).toMatch(/'=1\+1 Driver,'\+968•••••971,[^,]+,[^,]+,false\r\n/)
    expect(String(body)).toContain(',true\r\n')
  })

  test('[OPS-68] phones of drivers stay masked in their list and its file, for administrators as well', async () => {
    for (const session of [admin, manager])
      for (const path of ['/drivers/?limit=200', '/drivers/export/']) {
        const { body } = await session.ask(path)
        const text = typeof body === 'string' ? body : JSON.stringify(body)
        expect(text).toContain('+968•••••')
        expect(text).not.toMatch(/\b(968)?[79]\d{7}\b/)
      }
  })

  test.each<[string, (row: Row) => string | number]>([
    ['visit', ({ appointment_at }) => appointment_at],
    ['decided', ({ decided_at }) => text(decided_at, '9999')],
    ['refund', ({ refund_baisa }) => refund_baisa],
  ])('orders of a closure by %s, both ways, page by page and as a file', async (sort, valueIn) => {
    const id = await firstClosure()
    const rows = await readAll(`closures/${id}/cases`, `sort=${sort}`)
    expect(rows).toHaveLength(3)
    const values = rows.map(valueIn)
    expect(values).toEqual(values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
    expect(idsOf(await readAll(`closures/${id}/cases`, `sort=-${sort}`))).toEqual(idsOf(rows).toReversed())
    const numbers = rows.map(({ order_number }) => String(order_number))
    const { body } = await admin.ask(`/closures/${id}/cases/export/?sort=-${sort}`)
    const lines = String(body).trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split(',')[0])).toEqual(numbers.toReversed())
    expect((await admin.ask(`/closures/${id}/cases/?sort=secret`)).status).toBe(400)
    const position = Buffer.from('["x",1]').toString('base64url')
    expect((await admin.ask(`/closures/${id}/cases/?sort=${sort}&after=${position}`)).status).toBe(400)
  })

  test.each<[string, (row: Row) => string | number]>([
    ['day', ({ day: on }) => on],
    ['amount', ({ gateway_baisa }) => gateway_baisa],
    ['rest', ({ rest_baisa }) => Math.abs(rest_baisa)],
  ])('days of the gateways by %s, both ways, page by page and as a file', async (sort, valueIn) => {
    const nameOf = ({ day: on, gateway }: Row) => `${on},${gateway}`
    const rows = await readAll('reconciliation', `sort=${sort}`)
    // The closed ones, and those of the open differences.
    expect(rows.length).toBeGreaterThan(8)
    expect(new Set(rows.map(nameOf)).size).toBe(rows.length)
    const values = rows.map(valueIn)
    expect(values).toEqual(values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
    const down = await readAll('reconciliation', `sort=-${sort}`)
    expect(down.map(nameOf)).toEqual(rows.map(nameOf).toReversed())
    const { headers, body } = await admin.ask(`/reconciliation/days/export/?sort=-${sort}`)
    expect(headers['content-disposition']).toBe('attachment; filename="reconciliation-days.csv"')
    const lines = String(body).trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split(',').slice(0, 2).join(','))).toEqual(down.map(nameOf))
    expect(await readAll('reconciliation', `sort=${sort}&gateway=another`)).toHaveLength(4)
    for (const wrong of ['sort=secret', `sort=${sort}&after=${Buffer.from('["x",1]').toString('base64url')}`])
      expect((await admin.ask(`/reconciliation/?${wrong}`)).status).toBe(400)
    expect((await manager.ask('/reconciliation/days/export/')).status).toBe(403)
  })

  test('a day of differences begins with the largest', async () => {
    const rows = await readAll('differences', 'sort=day')
    const pairs = rows.map(({ day: on, amount_baisa }) => `${on} ${9999 - amount_baisa}`)
    expect(pairs).toEqual(pairs.toSorted())
  })

  test('what is no order of a list, or a position of another, is refused', async () => {
    for (const [list, orders] of lists) {
      expect((await admin.ask(`/${list}/?sort=secret`)).status, list).toBe(400)
      expect((await admin.ask(`/${list}/export/?sort=secret`)).status, list).toBe(400)
      const [sort] = Object.keys(orders)
      for (const position of [[1], ['x', 1], ["'; DROP TABLE orders", 1], ['1', '2', '3', 4]]) {
        const after = Buffer.from(JSON.stringify(position)).toString('base64url')
        expect((await admin.ask(`/${list}/?sort=${sort}&after=${after}`)).status, list).toBe(400)
      }
    }
  })

  // A file of the log is an entry in it.
  test.each(
    lists.flatMap(([list, orders]) =>
      list === 'log' ? [] : [[list, Object.keys(orders)[0] ?? ''] as const],
    ),
  )('the file of %s has the order and the filters of the list, and no formula', async (list, sort) => {
    const { status, headers, body } = await admin.ask(`/${list}/export/?sort=-${sort}`)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toBe(`attachment; filename="${fileNames[list] ?? list}.csv"`)
    const up = String((await admin.ask(`/${list}/export/?sort=${sort}`)).body).split('\r\n')
    const down = String(body).split('\r\n')
    expect(up.slice(1, -1).toReversed()).toEqual(down.slice(1, -1))
    expect(down.slice(1, -1)).toHaveLength((await readAll(list, `sort=${sort}`)).length)
    expect(`\r\n${down.slice(1).join('\r\n')}`).not.toMatch(/(^|[,\r\n"])[=@]/)
  })

  test('[ROLE-08] a manager sees and takes along the own centres’ rows alone, in every order', async () => {
    for (const sort of ['created', '-amount']) {
      expect(await readAll('refunds', `sort=${sort}`, manager)).toHaveLength(2)
      expect(await readAll('refunds', `sort=${sort}&centre=${foreign}`, manager)).toHaveLength(0)
    }
    for (const sort of ['closed', '-starts']) {
      const closures = await readAll('closures', `sort=${sort}`, manager)
      expect(closures.length).toBeGreaterThan(0)
      expect(closures.every(({ centre }) => centre.id === own)).toBe(true)
      const { body } = await manager.ask(`/closures/export/?sort=${sort}`)
      expect(String(body).trim().split('\r\n')).toHaveLength(closures.length + 1)
    }
    expect(idsOf(await readAll('service-centres', 'sort=-name_en', manager))).toEqual([own])
    const drivers = await readAll('drivers', 'sort=name', manager)
    expect(drivers.length).toBeGreaterThan(0)
    expect(drivers.every(({ centre_id }) => centre_id === own)).toBe(true)
    const { body: driverFile } = await manager.ask('/drivers/export/')
    expect(String(driverFile).trim().split('\r\n')).toHaveLength(drivers.length + 1)
    for (const list of ['approvals', 'staff', 'differences', 'gift-cards', 'gift-cards/batches'])
      expect((await manager.ask(`/${list}/export/`)).status, list).toBe(403)
  })

  test('the codes of gift cards stay masked in their file', async () => {
    const { body } = await admin.ask('/gift-cards/export/?sort=issued')
    expect(String(body)).toMatch(/^\uFEFFcode,initial_omr,balance_omr,/)
    expect(String(body)).not.toContain('listed-card-')
    expect(String(body)).toContain('••••rd-1,2.000,')
  })

  test('the orders of a closure are a file, for those who may read its list', async () => {
    const [closure] = await readAll('closures', 'sort=closed')
    const { status, body } = await admin.ask(`/closures/${closure?.id}/cases/export/`)
    expect([status, String(body)]).toEqual([200, expect.stringMatching(/^\uFEFForder,customer,phone,/)])
    const theirs = (await readAll('closures', 'sort=closed')).find(({ centre }) => centre.id === foreign)
    expect((await manager.ask(`/closures/${theirs?.id}/cases/export/`)).status).toBe(404)
    expect((await admin.ask('/closures/unknown/cases/export/')).status).toBe(404)
  })
})

describe('[OPS-61] approvals', () => {
  test('those that wait come first; decided and expired ones are found by their state, kind and day', async () => {
    expect(await readAll('approvals', '')).toHaveLength(4)
    const [rejected, ...others] = await readAll('approvals', 'state=rejected')
    expect(others).toEqual([])
    expect(rejected).toMatchObject({ state: 'rejected', decided_by: { name: expect.any(String) } })
    expect(await readAll('approvals', 'action=wallets.adjust')).toEqual([])
    expect(await readAll('approvals', `action=orders.refund&day=${day}`)).toHaveLength(4)
    expect(await readAll('approvals', 'day=2001-01-01')).toEqual([])
    // Three days without a decision, also before the job has seen it.
    await shop.deps.db.execute(sql`UPDATE operator_approvals SET requested_at = now() - interval '73 hours'
      WHERE id = (SELECT min(id) FROM operator_approvals WHERE state = 'waiting')`)
    expect(await readAll('approvals', '')).toHaveLength(3)
    expect(await readAll('approvals', 'state=expired')).toMatchObject([
      { state: 'expired', decided_by: null },
    ])
    const { body } = await admin.ask('/approvals/export/?state=expired')
    expect(String(body)).toContain(`'=cmd()`)
  })
})

describe('[OPS-61] what has ended is looked up, the newest first and page by page', () => {
  test('differences: those that were resolved, and all', async () => {
    const closed = await readAll('differences', 'state=closed&sort=-resolved')
    expect(closed).toHaveLength(4)
    const moments = closed.map(({ resolved_at }) => String(resolved_at))
    expect(moments).toEqual(moments.toSorted().toReversed())
    const open = await readAll('differences', '')
    const all = await readAll('differences', 'state=all&sort=-noticed')
    expect(idsOf(all).toSorted()).toEqual([...idsOf(open), ...idsOf(closed)].toSorted())
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['open', 'closed']))
    // Those that nobody has resolved come after every moment.
    const late = await readAll('differences', 'state=all&sort=resolved')
    expect(late.map(({ state }) => state)).toEqual([...Array(4).fill('closed'), ...Array(5).fill('open')])
    const { body } = await admin.ask('/differences/export/?state=all&kind=payout')
    expect(String(body).split('\r\n').slice(1, -1)).toHaveLength(4)
  })

  test('approvals: each in the state that it has, also before the job has seen that it expired', async () => {
    await shop.deps.db.execute(sql`INSERT INTO operator_approvals (action, input, requested_by, requested_at)
      SELECT 'orders.refund', '{}', min(id), now() - interval '74 hours' FROM staff_members`)
    const all = await readAll('approvals', 'state=all&sort=-requested')
    const counts = Object.groupBy(all, ({ state }) => state)
    expect(counts.rejected).toHaveLength(1)
    for (const state of ['waiting', 'rejected', 'expired'])
      expect(idsOf(counts[state] ?? []).toSorted()).toEqual(
        idsOf(await readAll('approvals', `state=${state}`)).toSorted(),
      )
    expect(all[0]?.state).toBe('expired')
    const { body } = await admin.ask('/approvals/export/?state=all')
    expect(String(body).split('\r\n').slice(1, -1)).toHaveLength(all.length)
  })
})

test('[OPS-60] people are found by role and by whether their account is open, and signed out together by it', async () => {
  expect((await readAll('staff', 'role=manager')).map(({ role }) => role)).toEqual(['manager'])
  expect(await readAll('staff', 'is_active=false')).toEqual([])
  const asked = { key: `bulk-${crypto.randomUUID()}`, where: { role: 'manager' }, dry_run: true }
  const { body } = await admin.ask('/staff/bulk/end-sessions/', asked)
  expect(body.data.count).toBe(1)
})

describe('[OPS-62] promotions', () => {
  const turn = (way: 'pause' | 'resume', body: object) =>
    admin.ask(`/promotions/bulk/${way}/`, { key: `bulk-${crypto.randomUUID()}`, ...body })
  const states = async () =>
    (await readAll('promotions', 'search=listed&sort=code')).map(({ is_active }) => is_active)

  test('that a filter finds, or that are chosen, are paused and resumed at once, after a look', async () => {
    const where = { search: 'listed', state: 'running' }
    const looked = await turn('pause', { where, dry_run: true })
    expect(looked.body.data).toMatchObject({ count: 5, done: 5, refused: 0 })
    expect(await states()).toEqual([true, true, true, true, true])
    expect((await turn('pause', { where, expected_count: 4 })).status).toBe(409)
    const paused = await turn('pause', { where, expected_count: 5 })
    expect(paused.body.data).toMatchObject({ count: 5, done: 5 })
    expect(await states()).toEqual([false, false, false, false, false])
    const [one, two] = await readAll('promotions', 'search=listed&sort=code')
    const ids = [String(one?.id), String(two?.id)]
    expect((await turn('resume', { ids, expected_count: 2 })).body.data).toMatchObject({ done: 2 })
    expect(await states()).toEqual([true, true, false, false, false])
    // Twice is a refusal of each, not a fault.
    expect((await turn('resume', { ids, expected_count: 2 })).body.data).toMatchObject({
      done: 0,
      refused: 2,
    })
    const { rows } = await shop.deps.db.execute<{ count: number }>(sql`
      SELECT count(*)::integer AS count FROM operator_changes WHERE action = 'promotions.pause'`)
    expect(rows[0]?.count).toBe(5)
  })

  test('not by those who only read them', async () => {
    const body = { key: `bulk-${crypto.randomUUID()}`, ids: ['1'], dry_run: true }
    expect((await manager.ask('/promotions/bulk/pause/', body)).status).toBe(403)
  })
})

test('[OPS-60] centres are searched by words of name and address in both languages', async () => {
  const [first] = await readAll('service-centres', '')
  if (!first) throw new Error('There is no centre')
  const { en, ar } = first.name
  for (const words of [en, ar, en.toUpperCase()])
    expect(idsOf(await readAll('service-centres', `search=${encodeURIComponent(words)}`))).toContain(first.id)
  expect(await readAll('service-centres', 'search=nowhere-at-all')).toEqual([])
})

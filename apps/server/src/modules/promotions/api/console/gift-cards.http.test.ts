import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { atOnce } from '#testing/at-once.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { reserveGiftCard } from '../../use-cases/gift-cards.ts'
import { releaseGiftCard } from '../../use-cases/release-discounts.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let finance: Session
let second: Session
let support: Session
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  finance = await signInStaff(shop, await makeMember(shop, 'finance'))
  second = await signInStaff(shop, await makeMember(shop, 'administrator'))
  support = await signInStaff(shop, await makeMember(shop, 'support'))
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.deps.db))

let made = 0
const sent = (change: object = {}) => ({
  key: `key-${process.pid}-${++made}`,
  reason: 'Eid gifts',
  ...change,
})
const code = (answer: { status: number; body: { errors?: { code: string; field: string | null }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const batchOf = { count: 3, amount_baisa: 2000, ends_on: '2099-12-31' }
const issue = (change: object = {}) => finance.ask('/gift-cards/', sent({ ...batchOf, ...change }))
const cardsOf = async (batchId: number) =>
  (await support.ask(`/gift-cards/?batch_id=${batchId}`)).body.data as { id: number; masked_code: string }[]
async function oneCard() {
  const { body } = await issue({ count: 1 })
  const [card] = await cardsOf(body.data.id)
  if (!card) throw new Error('no card was issued')
  return card.id
}
async function makeCustomer() {
  const { rows } = await shop.deps.db.execute<{ id: number; publicId: string }>(sql`
    INSERT INTO customers (phone, first_name) VALUES (${`+96892${String(process.pid).slice(-4).padStart(4, '0')}${String(++made).padStart(2, '0')}`}, 'Noor')
    RETURNING id, public_id AS "publicId"`)
  const [row] = rows
  if (!row) throw new Error('no customer was made')
  return { ...row, globalId: toGlobalId('User', row.publicId) }
}
const moneyOfBatch = async (batchId: number) =>
  (
    await shop.deps.db.execute<{ cards: number; money: number }>(sql`
      SELECT count(*)::integer AS cards, sum(balance_baisa)::integer AS money
      FROM gift_cards JOIN ledger_accounts ON name = 'gift_card:' || gift_cards.id WHERE batch_id = ${batchId}`)
  ).rows[0]

describe('[OPS-10] gift cards', () => {
  test('are issued together, booked in the ledger, listed without their codes, and the codes shown once', async () => {
    const { status, body } = await issue()
    expect(status).toBe(200)
    const batch = body.data
    expect(batch).toMatchObject({ count: 3, amount_baisa: 2000, ends_on: '2099-12-31', codes_shown_at: null })
    expect(await moneyOfBatch(batch.id)).toEqual({ cards: 3, money: 6000 })
    const listed = await cardsOf(batch.id)
    expect(listed).toHaveLength(3)
    expect(listed[0]).toMatchObject({
      balance_baisa: 2000,
      state: 'active',
      uses: 0,
      masked_code: expect.stringMatching(/^••••[a-z0-9]{4}$/),
    })
    const shows = await atOnce([finance, second], (session) =>
      session.ask(`/gift-cards/batches/${batch.id}/codes/`, sent()),
    )
    expect(shows.map(({ status: each }) => each).sort()).toEqual([200, 409])
    const codes = shows.find(({ status: each }) => each === 200)?.body.data.cards
    expect(codes).toHaveLength(3)
    expect(new Set(codes.map((card: { code: string }) => card.code)).size).toBe(3)
    expect(codes[0]).toMatchObject({ code: expect.stringMatching(/^[a-z2-9]{16}$/), amount_baisa: 2000 })
    const { rows } = await shop.deps.db.execute<{ logged: string }>(sql`
      SELECT string_agg(before::text || after::text, '') AS logged FROM operator_changes
      WHERE subject_kind = 'gift-card-batch' AND subject_id = ${String(batch.id)}`)
    for (const card of codes) expect(rows[0]?.logged).not.toContain(card.code)
    const found = await support.ask(`/gift-cards/?search=${codes[0].code.toUpperCase()}`)
    expect(found.body.data).toHaveLength(1)
    expect(JSON.stringify(found.body)).not.toContain(codes[0].code)
    expect((await support.ask('/gift-cards/batches/')).body.data[0]).toMatchObject({
      id: batch.id,
      issued_by: 'finance',
      codes_shown_at: expect.any(String),
    })
  })

  test('sent twice with one key, also at once, they are issued once', async () => {
    const body = sent(batchOf)
    const answers = await atOnce([1, 2, 3], () => finance.ask('/gift-cards/', body))
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
    expect(await moneyOfBatch(answers[0]?.body.data.id)).toEqual({ cards: 3, money: 6000 })
    expect(code(await finance.ask('/gift-cards/', { ...body, count: 4 }))).toEqual([409, 'KEY_REUSED'])
  })

  test('above the limit wait for a second person, and exist only then', async () => {
    const asked = await issue({ count: 60, amount_baisa: 1000 })
    expect(asked.status).toBe(202)
    const before = (await support.ask('/gift-cards/batches/')).body.page.total
    const approval = asked.body.approval.id
    expect(code(await finance.ask(`/approvals/${approval}/approve/`, {}))).toEqual([403, 'APPROVAL_OWN'])
    expect((await second.ask(`/approvals/${approval}/approve/`, {})).status).toBe(200)
    const batches = (await support.ask('/gift-cards/batches/')).body
    expect(batches.page.total).toBe(before + 1)
    expect(batches.data[0]).toMatchObject({ count: 60, amount_baisa: 1000, codes_shown_at: null })
    expect((await finance.ask(`/gift-cards/batches/${batches.data[0].id}/codes/`, sent())).status).toBe(200)
  })

  test('need a reason, a day that is not over and an amount', async () => {
    expect(code(await issue({ reason: ' ' }))).toEqual([400, 'REASON_REQUIRED'])
    expect(code(await issue({ ends_on: '2020-01-01' }))).toEqual([400, 'DATE_PAST'])
    for (const change of [{ count: 0 }, { count: 201 }, { amount_baisa: 0 }, { amount_baisa: 1_000_001 }])
      expect((await issue(change)).status).toBe(400)
    expect((await support.ask('/gift-cards/', sent(batchOf))).status).toBe(403)
  })

  test('are disabled and enabled, once each; the money stays on them, and a purchase that holds one keeps it', async () => {
    const id = await oneCard()
    const hold = (holder: string) =>
      inTransaction(shop.deps.db, (tx) => reserveGiftCard(tx, { cardId: id, holder, now: new Date() }))
    const release = (holder: string) =>
      inTransaction(shop.deps.db, async (tx) => ok(await releaseGiftCard(tx, holder)))
    expect((await hold('test:held')).ok).toBe(true)
    expect(code(await finance.ask(`/gift-cards/${id}/disable/`, sent()))).toEqual([409, 'GIFT_CARD_HELD'])
    await release('test:held')
    const answers = await atOnce([finance, second], (session) =>
      session.ask(`/gift-cards/${id}/disable/`, sent()),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await support.ask(`/gift-cards/${id}/`)).body.data).toMatchObject({
      state: 'disabled',
      balance_baisa: 2000,
      entries: [{ kind: 'GIFT_CARD', amount_baisa: 2000, balance_after_baisa: 2000 }],
    })
    expect(await hold('test:later')).toMatchObject({ ok: false, code: 'PROMO_CODE_INVALID' })
    expect((await finance.ask(`/gift-cards/${id}/enable/`, sent())).body.data.state).toBe('active')
    expect(code(await finance.ask('/gift-cards/99999999/disable/', sent()))).toEqual([404, 'NOT_FOUND'])
    expect(code(await finance.ask(`/gift-cards/${id}/disable/`, sent({ reason: '' })))).toEqual([
      400,
      'REASON_REQUIRED',
    ])
  })

  test('disabled while a purchase takes it: held or disabled, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await oneCard()
      await atOnce(['hold', 'disable'], async (step) => {
        if (step === 'disable') await finance.ask(`/gift-cards/${id}/disable/`, sent())
        else
          await inTransaction(shop.deps.db, (tx) =>
            reserveGiftCard(tx, { cardId: id, holder: `test:${id}`, now: new Date() }),
          )
      })
      const { rows } = await shop.deps.db.execute(
        sql`SELECT is_active AND holder IS NULL OR NOT is_active AND holder IS NOT NULL AS bad FROM gift_cards WHERE id = ${id}`,
      )
      expect(rows).toEqual([{ bad: false }])
      await shop.deps.db.execute(sql`UPDATE gift_cards SET holder = NULL WHERE id = ${id}`)
    }
  })

  test('one is given to a customer, once, who reads the code in a notification', async () => {
    const id = await oneCard()
    const noor = await makeCustomer()
    const other = await makeCustomer()
    const answers = await atOnce([noor, other], ({ globalId }) =>
      finance.ask(`/gift-cards/${id}/send/`, sent({ customer_id: globalId })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const given = answers.find(({ status }) => status === 200)?.body.data.customer
    const winner = given.id === noor.globalId ? noor : other
    const readNotice = async () => {
      const { rows } = await shop.deps.db.execute<{ message: { en: string; ar: string } }>(sql`
        SELECT message FROM notifications WHERE customer_id = ${winner.id}`)
      return rows[0]
    }
    await waitUntil(async () => (await readNotice()) !== undefined)
    const told = await readNotice()
    const { rows } = await shop.deps.db.execute<{ code: string }>(
      sql`SELECT code FROM gift_cards WHERE id = ${id}`,
    )
    expect(told?.message.en).toContain(rows[0]?.code)
    expect(told?.message.ar).toContain(rows[0]?.code)
    expect(code(await finance.ask(`/gift-cards/${id}/send/`, sent({ customer_id: 'nobody' })))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })
})

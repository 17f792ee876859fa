import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { issueGiftCard } from './gift-cards.ts'
import { forgetTries, tryCode } from './try-code.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await db.execute(sql`INSERT INTO promo_codes (code, name, type, percent)
    VALUES ('popular', '{"en":"Popular","ar":"شائع"}', 'percent', 10)`)
  await db.transaction((tx) =>
    issueGiftCard(tx, {
      code: 'card-of-money',
      initialBaisa: baisaFromDecimal(5),
      endsOn: null,
      customerId: null,
    }),
  )
})
beforeEach(async () => {
  await database.db.execute(sql`DELETE FROM promo_tries`)
})
afterAll(() => database.close())

type Who = { customerId?: number; address: string }
const now = '2026-11-16T08:00:00Z'

async function guess(typed: string, { customerId, address }: Who, moment = now): Promise<string> {
  const deps = { db: database.db, clock: { now: () => new Date(moment) } }
  const answer = await tryCode(deps, { typed, channelId: 1, customerId, address })
  return answer.ok ? answer.value.kind : answer.code
}
const guesses = (count: number, who: Who, moment = now) =>
  atOnce(
    Array.from({ length: count }, (_, index) => index),
    (index) => guess(`guess-${who.address.slice(-4).replaceAll(/\W/g, '')}-${index}`, who, moment),
  )
const lookedUp = (answers: readonly string[]) =>
  answers.filter((answer) => answer !== 'PROMO_CODE_TRIES_EXCEEDED').length

describe('different codes', () => {
  test('of one account are twenty in ten minutes, at the same moment and from whatever network', async () => {
    const one = await guesses(15, { customerId: 1, address: '192.0.2.1' })
    const other = await guesses(285, { customerId: 1, address: '192.0.2.2' })
    expect(lookedUp([...one, ...other])).toBe(20)
    expect(lookedUp(await guesses(1, { customerId: 1, address: '192.0.2.1' }, '2026-11-16T08:10:00Z'))).toBe(
      1,
    )
  })

  test('of one network are sixty, whatever accounts it has; a right one is not told any more', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, customer) =>
        atOnce(
          Array.from({ length: 10 }, (_each, index) => index),
          (index) => guess(`a${customer}-${index}`, { customerId: 100 + customer, address: '192.0.2.9' }),
        ),
      ),
    )
    expect(lookedUp(answers.flat())).toBe(60)
    expect(await guess('popular', { address: '192.0.2.9' })).toBe('PROMO_CODE_TRIES_EXCEEDED')
    expect(await guess('card-of-money', { address: '192.0.2.9' })).toBe('PROMO_CODE_TRIES_EXCEEDED')
  })

  test('of one IPv6 network of 64 bits are sixty, whatever address of it is used', async () => {
    const answers = await atOnce(
      Array.from({ length: 200 }, (_, index) => index),
      (index) => guess(`six-${index}`, { address: `2001:db8:1:2:${index.toString(16)}::1` }),
    )
    expect(lookedUp(answers)).toBe(60)
    expect(await guess('popular', { address: '2001:db8:1:3::1' })).toBe('promo')
  })

  test('beyond the limit leave nothing behind', async () => {
    await guesses(400, { address: '192.0.2.20' })
    const before = await database.db.execute(sql`SELECT FROM promo_tries`)
    await guesses(400, { address: '192.0.2.20' })
    const after = await database.db.execute(sql`SELECT FROM promo_tries`)
    expect(after.rows.length).toBe(before.rows.length)
  })
})

describe('the same code', () => {
  test('is evaluated anew with every change of a cart, and stays one guess', async () => {
    const who = { customerId: 7, address: '192.0.2.40' }
    for (let change = 0; change < 50; change++) expect(await guess('popular', who)).toBe('promo')
    expect(lookedUp(await guesses(19, who))).toBe(19)
    expect(lookedUp(await guesses(19, who))).toBe(19)
    expect(await guess('one-more', who)).toBe('PROMO_CODE_TRIES_EXCEEDED')
  })

  test('is not looked at without end', async () => {
    const answers = await atOnce(Array.from({ length: 130 }), () =>
      guess('card-of-money', { address: '192.0.2.41' }),
    )
    expect(lookedUp(answers)).toBe(100)
  })

  test('of a promotion may come from everywhere, a gift card or nothing from thirty networks', async () => {
    const fromEverywhere = (typed: string) =>
      atOnce(
        Array.from({ length: 50 }, (_, index) => index),
        (index) => guess(typed, { customerId: 500 + index, address: `198.51.100.${index}` }),
      )
    expect(lookedUp(await fromEverywhere('popular'))).toBe(50)
    expect(lookedUp(await fromEverywhere('card-of-money'))).toBe(30)
    expect(lookedUp(await fromEverywhere('nothing'))).toBe(30)
  })
})

test('what is over is forgotten, and no code was stored', async () => {
  await guess('card-of-money', { address: '192.0.2.60' })
  const { rows } = await database.db.execute<{ subject: string }>(sql`SELECT subject FROM promo_tries`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('card-of-money')
  await forgetTries({ db: database.db, clock: { now: () => new Date('2026-11-17T08:00:00Z') } })
  expect((await database.db.execute(sql`SELECT FROM promo_tries`)).rows).toEqual([])
})

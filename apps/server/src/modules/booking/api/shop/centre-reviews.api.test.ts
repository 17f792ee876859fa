import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { readComments } from '../../storage/review-queries.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const centre = 2

beforeEach(async () => {
  await shop.deps.db.execute(sql`DELETE FROM centre_reviews`)
})

async function get(path: string) {
  const answer = await shop.app.inject({ url: `/api/v1/service_center/${path}` })
  return { status: answer.statusCode, body: answer.json() }
}
const reviews = (query = '') => get(`reviews/?service_center_id=${centre}${query}`)

/** Numbered from the oldest, a day apart, each at nine in the evening UTC: one in the morning in Muscat. */
const write = (count: number) =>
  shop.deps.db.execute(sql`INSERT INTO centre_reviews (centre_id, rating, comment, reviewed_at)
    SELECT ${centre}, 1 + number % 5, 'Comment ' || number, timestamptz '2026-01-01 21:00Z' + number * interval '1 day'
    FROM generate_series(1, ${count}) AS number`)

type Listed = { id: number; comment: string }
const textsOf = ({ body }: { body: { data: Listed[] } }) => body.data.map(({ comment }) => comment)

describe('service_center/reviews/', () => {
  test('[BEY-16] the newest first, ten a page, with stars and the day in Muscat, and nothing of who wrote it', async () => {
    await write(23)
    const first = await reviews()
    expect(first.status).toBe(200)
    expect(first.body.pagination).toEqual({ next: 2, page: 1, limit: 10, total: 23 })
    expect(first.body.data[0]).toEqual({
      id: expect.any(Number),
      rating: 4,
      comment: 'Comment 23',
      date: '2026-01-25',
    })
    const [second, third, fourth] = [
      await reviews('&page=2'),
      await reviews('&page=3'),
      await reviews('&page=4'),
    ]
    expect([first, second, third].flatMap(textsOf)).toEqual(
      Array.from({ length: 23 }, (_, at) => `Comment ${23 - at}`),
    )
    expect(third.body.pagination).toEqual({ page: 3, limit: 10, total: 23 })
    expect(textsOf(fourth)).toEqual([])
    expect(fourth.body.pagination.total).toBe(23)
  })

  test('[BEY-16] a page has a hundred at most; one that is no number is refused', async () => {
    await write(130)
    const { body } = await reviews('&limit=100000')
    expect(body.data).toHaveLength(100)
    expect(body.pagination).toMatchObject({ next: 2, limit: 100, total: 130 })
    for (const wrong of ['&page=0', '&page=x', '&limit=-1', '&page=1.5'])
      expect((await reviews(wrong)).status).toBe(400)
    const far = await reviews('&page=999999999&limit=100')
    expect([far.status, far.body.data]).toEqual([200, []])
  })

  test('[BEY-16] two queries, however many comments there are', async () => {
    await write(40)
    const statements = await shop.deps.connection.statementsOf(async () => {
      expect((await reviews('&limit=100')).body.data).toHaveLength(40)
    })
    expect(statements).toBe(2)
  })

  test('[BEY-16] a rating without words counts, but is no comment', async () => {
    const { rows } = await shop.deps.db.execute<{ sum: number; count: number }>(
      sql`SELECT imported_rating_sum AS sum, imported_rating_count AS count FROM service_centres WHERE id = ${centre}`,
    )
    const { sum = 0, count = 0 } = rows[0] ?? {}
    await write(2)
    await shop.deps.db.execute(
      sql`INSERT INTO centre_reviews (centre_id, rating) VALUES (${centre}, 5), (${centre}, 5)`,
    )
    await expect
      .poll(async () => (await get(`service-detail/?service_center_id=${centre}`)).body.data.reviews)
      .toEqual({
        average: Math.round(((sum + 2 + 3 + 5 + 5) / (count + 4)) * 10) / 10,
        count: count + 4,
        comments: 2,
      })
    expect((await reviews()).body.pagination.total).toBe(2)
  })

  test('[BEY-16] a centre of which nobody wrote has an empty page; one that is closed or unknown has none', async () => {
    expect(await reviews()).toEqual({
      status: 200,
      body: { data: [], pagination: { page: 1, limit: 10, total: 0 } },
    })
    expect((await get('reviews/?service_center_id=999999')).status).toBe(404)
    expect((await get('reviews/?service_center_id=x')).status).toBe(400)
    await write(1)
    await shop.deps.db.execute(sql`UPDATE service_centres SET is_active = false WHERE id = ${centre}`)
    await expect.poll(async () => (await reviews()).status).toBe(404)
    await shop.deps.db.execute(sql`UPDATE service_centres SET is_active = true WHERE id = ${centre}`)
    await expect.poll(async () => (await reviews()).status).toBe(200)
  })
})

test('a page of comments is read from its index, without sorting', async () => {
  await shop.deps.db.execute(sql`INSERT INTO centre_reviews (centre_id, rating, comment, reviewed_at)
    SELECT 1 + number % 20, 5, CASE WHEN number % 3 = 0 THEN '' ELSE 'Comment' END, now() - number * interval '1 hour'
    FROM generate_series(1, 20000) AS number`)
  await shop.deps.db.execute(sql`ANALYZE centre_reviews`)
  const { comments } = await readComments(shop.deps.db, { centreId: centre, offset: 0, limit: 10 })
  expect(comments).toHaveLength(10)
  const { rows } = await shop.deps.db.execute<{ 'QUERY PLAN': string }>(
    sql`EXPLAIN SELECT id, rating, comment, reviewed_at FROM centre_reviews WHERE centre_id = ${centre} AND comment <> ''
      ORDER BY reviewed_at DESC, id DESC LIMIT 10`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('centre_reviews_comments_idx')
  expect(plan).not.toContain('Sort')
})

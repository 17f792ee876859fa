import { fixedClock } from '@warsha/server/testing/fixed-clock.ts'
import { useSeededShop } from '@warsha/server/testing/seeded-shop.ts'
import { openTestDatabase } from '@warsha/server/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { refreshDemoSchedule } from './refresh-demo-schedule.ts'
import { seedDemoShop } from './seed-demo-shop.ts'

const { db, rows, column } = useSeededShop()

describe('running it again', () => {
  const counts = async () =>
    rows(sql`
      SELECT relname, (xpath('/row/c/text()', query_to_xml(format('SELECT count(*) AS c FROM %I', relname), false, true, '')))[1]::text AS rows,
        (xpath('/row/c/text()', query_to_xml(format('SELECT md5(string_agg(t::text, chr(10) ORDER BY t::text)) AS c FROM %I t', relname), false, true, '')))[1]::text AS content
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`)

  test('[DATA-08] changes nothing, neither the shop nor the schedule of the day', async () => {
    const clock = fixedClock(new Date())
    await refreshDemoSchedule({ db: db(), clock })
    const before = await counts()
    expect(await seedDemoShop({ db: db(), clock })).toBe('present')
    await refreshDemoSchedule({ db: db(), clock })
    expect(await counts()).toEqual(before)
  })

  test('[DATA-08] counters go on after the seeded ids', async () => {
    await db().execute(
      sql`INSERT INTO products (slug, name, category_id, product_type_id) VALUES ('new-one', 'New one', 1, 1)`,
    )
    await db().execute(
      sql`INSERT INTO page_attributes (slug, name, input_type) VALUES ('new-one', 'New one', 'FILE')`,
    )
    expect(await column(sql`SELECT max(id) > 1000001 FROM page_attributes`)).toEqual([true])
  })

  test('[DATA-08] three servers that seed at once make one shop', async () => {
    const empty = await openTestDatabase()
    try {
      const clock = fixedClock(new Date('2026-11-15T06:00:00Z'))
      const done = await empty.asOwner((owner) =>
        Promise.all([1, 2, 3].map(() => seedDemoShop({ db: owner, clock }))),
      )
      expect(done.sort()).toEqual(['present', 'present', 'seeded'])
      await Promise.all([1, 2, 3].map(() => refreshDemoSchedule({ db: empty.db, clock })))
      const { rows: days } = await empty.db.execute(
        sql`SELECT min(delivery_date)::text AS first, max(delivery_date)::text AS last FROM slots`,
      )
      expect(days).toEqual([{ first: '2026-11-15', last: '2026-12-05' }])
    } finally {
      await empty.close()
    }
  })
})

describe('the demo schedule', () => {
  test.each([
    ['shortly before midnight in Muscat', '2026-12-31T19:59:00Z', '2026-12-31'],
    ['shortly after midnight in Muscat', '2026-12-31T20:01:00Z', '2027-01-01'],
    ['years later', '2031-05-02T10:00:00Z', '2031-05-02'],
  ])('[DATA-13] begins with the day in Muscat %s', async (_when, moment, day) => {
    await db().execute(sql`DELETE FROM slots`)
    await refreshDemoSchedule({ db: db(), clock: fixedClock(new Date(moment)) })
    const [first] = await column(sql`SELECT min(delivery_date)::text FROM slots`)
    expect(first).toBe(day)
    expect(
      await column(sql`
        SELECT slug FROM service_centres WHERE slug NOT IN ('ruwi-battery-shop', 'misfah-workshop') AND id NOT IN (
          SELECT centre_id FROM slots WHERE taken < capacity AND starts_at > ${moment}::timestamptz)`),
    ).toEqual([])
  })

  test('has no hours on public holidays, and fewer on Fridays', async () => {
    await db().execute(sql`DELETE FROM slots`)
    await refreshDemoSchedule({ db: db(), clock: fixedClock(new Date('2026-11-15T06:00:00Z')) })
    const hours = await rows<{ day: string; hours: number }>(
      sql`SELECT delivery_date::text AS day, count(*)::int AS hours FROM slots JOIN service_centres c ON c.id = centre_id WHERE state_id <> 23 GROUP BY 1 ORDER BY 1`,
    )
    const on = (day: string) => hours.find((row) => row.day === day)?.hours ?? 0
    expect([on('2026-11-20'), on('2026-11-21'), on('2026-11-22')]).toEqual([0, 0, 0])
    expect(on('2026-11-27')).toBeGreaterThan(0)
    expect(on('2026-11-27')).toBeLessThan(on('2026-11-26') / 2)
  })
})

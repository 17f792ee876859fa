import { expectInvariants } from '@warsha/server/testing/expect-invariants.ts'
import { makeMember } from '@warsha/server/testing/staff.ts'
import { buildTestApp, type TestApp } from '@warsha/server/testing/test-app.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshDemoClosure } from './refresh-demo-closure.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
  await makeMember(shop, 'administrator')
})
afterAll(() => shop.close())

test('a centre is being closed, once, with cases that are open, moved and refunded, and the books are right', async () => {
  const { deps } = shop
  await Promise.all([1, 2].map(() => refreshDemoClosure(deps)))
  await refreshDemoClosure(deps)
  const { rows } = await deps.db.execute(sql`
    SELECT closure.state, cases.state AS case, count(*)::int, count(offer.id)::int AS offers
    FROM closures AS closure JOIN closure_cases AS cases ON cases.closure_id = closure.id
      LEFT JOIN closure_offers AS offer ON offer.case_id = cases.id
    GROUP BY closure.id, cases.state, cases.id ORDER BY cases.state`)
  expect(rows).toMatchObject([
    { state: 'closed', case: 'moved', offers: 0 },
    { state: 'closed', case: 'open', offers: 2 },
    { state: 'closed', case: 'open', offers: 2 },
    { state: 'closed', case: 'refunded', offers: 0 },
  ])
  await expectInvariants(deps.db)
})

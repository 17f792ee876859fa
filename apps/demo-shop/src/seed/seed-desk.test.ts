import { expireApprovals } from '@warsha/server/commands/approval-queries.ts'
import { gatewaysOf } from '@warsha/server/modules/payments/index.ts'
import { readBooks } from '@warsha/server/modules/reconciliation/use-cases/read-book.ts'
import { expectInvariants } from '@warsha/server/testing/expect-invariants.ts'
import { makeMember, signInStaff } from '@warsha/server/testing/staff.ts'
import { buildTestApp, type TestApp } from '@warsha/server/testing/test-app.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoStaff } from '../identity/demo-staff.ts'
import { refreshDemoClosure } from './refresh-demo-closure.ts'
import { seedCustomers } from './seed-customers.ts'
import { seedDesk } from './seed-desk.ts'
import { seedStaff } from './seed-staff.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seeded: true })
  await seedCustomers(shop.deps)
  await seedStaff(shop.deps)
  await refreshDemoClosure(shop.deps)
}, 120_000)
afterAll(() => shop.close())

/** How many rows there are of each state. */
async function countStates(): Promise<Record<string, unknown>> {
  const { rows } = await shop.deps.db.execute(sql`
    SELECT (SELECT count(*)::int FROM pictures WHERE alt_en <> '' AND alt_ar <> '') AS pictures,
      (SELECT count(*)::int FROM pictures WHERE NOT EXISTS (
        SELECT FROM broadcasts WHERE picture_address = pictures.address)) AS unused,
      (SELECT count(*)::int FROM broadcasts WHERE state = 'sent') AS sent,
      (SELECT count(*)::int FROM broadcasts WHERE state = 'sent'
        AND send_at + expires_in_seconds * interval '1 second' < now()) AS over,
      (SELECT count(*)::int FROM broadcasts WHERE state = 'waiting' AND send_at > now()) AS waiting,
      (SELECT count(*)::int FROM broadcasts WHERE state = 'cancelled') AS cancelled,
      (SELECT count(*)::int FROM gift_cards WHERE batch_id IS NOT NULL) AS cards,
      (SELECT count(*)::int FROM gift_cards WHERE batch_id IS NOT NULL AND NOT is_active) AS disabled,
      (SELECT count(*)::int FROM gift_cards WHERE batch_id IS NOT NULL AND last_used_at IS NOT NULL) AS used,
      (SELECT count(*)::int FROM operator_approvals WHERE state = 'waiting') AS approvals,
      (SELECT count(*)::int FROM survey_answers WHERE moderation = 'pending') AS comments,
      (SELECT count(*)::int FROM imports WHERE state = 'done' AND undo IS NOT NULL) AS imported,
      (SELECT count(*)::int FROM imports WHERE state = 'checked' AND wrong > 0) AS wrong`)
  return rows[0] ?? {}
}

const states = {
  pictures: 3,
  unused: 1,
  sent: 4,
  over: 1,
  waiting: 1,
  cancelled: 1,
  cards: 5,
  disabled: 1,
  used: 1,
  approvals: 1,
  comments: 4,
  imported: 1,
  wrong: 1,
}

test('[OPS-67] the screens of the console have something in each state, once, however often the shop starts', async () => {
  await seedDesk(shop.deps)
  expect(await countStates()).toEqual(states)
  await seedDesk(shop.deps)
  // A start that was interrupted before its mark does nothing twice.
  await shop.asOwner((db) => db.execute(sql`DELETE FROM seed_marks WHERE name = 'demo-desk'`))
  await seedDesk(shop.deps)
  expect(await countStates()).toEqual(states)
  await expectInvariants(shop.deps.db)
})

test('[OPS-67] the console lists an operator of each role, bookings, and a difference, an approval and comments that wait', async () => {
  await seedDesk(shop.deps)
  await readBooks({ ...shop.deps, gateways: gatewaysOf(shop.deps) })
  const { ask } = await signInStaff(shop, await makeMember(shop, 'administrator'))
  const rowsOf = async (path: string) => (await ask(path)).body.data as Record<string, string>[]
  const emails = (await rowsOf('/staff/?limit=100')).map(({ email }) => email)
  expect(emails).toEqual(expect.arrayContaining(demoStaff.map(({ email }) => email)))
  expect(new Set(demoStaff.map(({ role }) => role)).size).toBe(6)
  for (const path of [
    '/orders/',
    '/differences/?state=open',
    '/approvals/?state=waiting',
    '/comments/?state=pending',
  ])
    expect(await rowsOf(path), path).not.toEqual([])
})

test('[OPS-67] an approval waits again when nobody has decided the former one in time', async () => {
  const { deps } = shop
  const later = { ...deps, clock: { ...deps.clock, now: () => new Date(Date.now() + 4 * 86_400_000) } }
  await seedDesk(deps)
  await deps.db.execute(sql`UPDATE operator_approvals SET requested_at = now() - interval '73 hours'`)
  await expireApprovals(deps.db)
  await seedDesk(later)
  const { rows } = await deps.db.execute<{ state: string; role: string }>(sql`
    SELECT state, role FROM operator_approvals JOIN staff_members ON staff_members.id = requested_by ORDER BY state`)
  expect(rows).toEqual([
    { state: 'expired', role: 'finance' },
    { state: 'waiting', role: 'finance' },
  ])
})

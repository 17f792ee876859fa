import { buildTestApp } from '@warsha/server/testing/test-app.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedCustomers } from './seed-customers.ts'

test('the customer with a history has a car whose oil change falls due, once', async () => {
  const shop = await buildTestApp()
  await seedCustomers(shop.deps)
  await seedCustomers(shop.deps)
  const { rows } =
    await shop.deps.db.execute(sql`SELECT product_name ->> 'en' AS work, due_on - current_date AS days
    FROM car_services ORDER BY done_on`)
  await shop.close()
  expect(rows).toEqual([
    { work: 'Oil change, labour', days: expect.any(Number) },
    { work: 'Oil change, labour', days: 10 },
  ])
})

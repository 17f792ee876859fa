import { readConfig } from '@warsha/server/config/config.ts'
import { useSeededShop } from '@warsha/server/testing/seeded-shop.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoBills } from '../bills/demo-bills.ts'
import { seedCustomers } from './seed-customers.ts'

const { db, rows } = useSeededShop()

test('the customer with a history has more bills than one page shows, however often servers start', async () => {
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'on' })
  await Promise.all([1, 2, 3].map(() => seedCustomers({ db: db(), config })))
  await seedCustomers({ db: db(), config })
  const bills = await rows(sql`
    SELECT c.phone, count(DISTINCT b.id)::int AS bills, bool_and(l.position IS NOT NULL) AS "haveLines"
    FROM centre_bills b JOIN customers c ON c.id = b.customer_id LEFT JOIN centre_bill_lines l ON l.bill_id = b.id
    GROUP BY c.phone`)
  expect(bills).toEqual([{ phone: '+96890000002', bills: demoBills.length, haveLines: true }])
  expect(demoBills.length).toBeGreaterThan(10)
})

import { readConfig } from '@warsha/server/config/config.ts'
import { useSeededShop } from '@warsha/server/testing/seeded-shop.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoNews, demoOrderNotices } from '../notifications/demo-notifications.ts'
import { seedCustomers } from './seed-customers.ts'

const { db, rows } = useSeededShop()

test('the customer with a history has been notified of orders and more, seen and unseen, however many servers start', async () => {
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'on' })
  await Promise.all([1, 2, 3].map(() => seedCustomers({ db: db(), config })))
  await seedCustomers({ db: db(), config })
  const own = sql`FROM notifications JOIN customers ON customers.id = customer_id AND phone = '+96890000002'
    LEFT JOIN notification_views ON notification_id = notifications.id`
  const [told] = await rows(sql`SELECT count(*)::int AS all, count(notified_order)::int AS orders,
    count(seen_at)::int AS seen, count(notifications.expires_at)::int AS expiring ${own}`)
  expect(told).toEqual({
    all: demoOrderNotices.length + 2,
    orders: demoOrderNotices.length,
    seen: demoOrderNotices.filter(({ isSeen }) => isSeen).length + 1,
    expiring: 1,
  })
  const shared = await rows<{ cause: string }>(
    sql`SELECT cause FROM notifications WHERE customer_id IS NULL ORDER BY cause`,
  )
  const names = demoNews.filter(({ to }) => to !== 'known').map(({ name }) => `demo/${name}`)
  expect(shared.map(({ cause }) => cause)).toEqual(names.toSorted())
  expect(await rows(sql`SELECT FROM notifications WHERE sent_at > now()`)).toEqual([])
})

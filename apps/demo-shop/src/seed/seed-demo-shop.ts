import type { Clock } from '@warsha/server/kernel/clock.ts'
import type { Database, Executor } from '@warsha/server/kernel/database/connect.ts'
import { seedMarks } from '@warsha/server/kernel/database/seed-marks.tables.ts'
import type { FileStore } from '@warsha/server/kernel/files/file-store.ts'
import { runSeeds } from '@warsha/server/run-seeds.ts'
import { eq, sql } from 'drizzle-orm'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedCentres } from './seed-centres.ts'
import { seedContent } from './seed-content.ts'
import { seedMenus } from './seed-menus.ts'
import { seedPlaces } from './seed-places.ts'
import { seedPromotions } from './seed-promotions.ts'
import { seedReviews } from './seed-reviews.ts'
import { seedStock } from './seed-stock.ts'
import { writeDemoPictures } from './write-demo-pictures.ts'

type SeedOptions = { db: Database; clock: Clock; files?: FileStore }

/**
 * Fills an empty database with the demo shop, in module order and in one transaction. Two servers may start at once:
 * the lock lets one seed while the other waits and then finds the mark.
 */
export async function seedDemoShop({ db, clock, files }: SeedOptions): Promise<'seeded' | 'present'> {
  if (files && !(await isSeeded(db))) await writeDemoPictures(files)
  return db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL lock_timeout = 0`)
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${seedLock})`)
    if (await isSeeded(tx)) return 'present'

    const now = clock.now()
    await runSeeds(tx)
    await seedPlaces(tx)
    await seedContent(tx, now)
    await seedCatalogue(tx, now)
    await seedMenus(tx)
    await seedStock(tx)
    await seedCentres(tx)
    await seedReviews(tx, now)
    await seedPromotions(tx)
    await tx.insert(seedMarks).values({ name: markName, seededAt: now })
    return 'seeded'
  })
}

async function isSeeded(executor: Executor): Promise<boolean> {
  const marks = await executor.select().from(seedMarks).where(eq(seedMarks.name, markName))
  return marks.length > 0
}

const seedLock = 7_605_177
const markName = 'demo-shop'

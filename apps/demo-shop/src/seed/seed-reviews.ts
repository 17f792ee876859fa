import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { centreReviews } from '@warsha/server/modules/booking/storage/reviews.tables.ts'
import { demoCentres } from '../booking/demo-centres.ts'
import { demoReviews } from '../booking/demo-reviews.ts'
import { idOf } from './catalogue-keys.ts'
import { insertRows } from './insert-rows.ts'

const dayMs = 86_400_000
const centreIds = new Map(demoCentres.map(({ slug, id }) => [slug, id]))

/** Comments that an operator has let through. Their writers have no account in the demo shop. */
export async function seedReviews(tx: Transaction, now: Date): Promise<void> {
  const rows = Object.entries(demoReviews).flatMap(([slug, reviews]) =>
    reviews.map(([rating, daysAgo, comment]) => ({
      centreId: idOf(centreIds, slug),
      rating,
      comment,
      reviewedAt: new Date(now.getTime() - daysAgo * dayMs),
    })),
  )
  await insertRows(tx, centreReviews, rows)
}

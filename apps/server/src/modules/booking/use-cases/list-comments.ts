import type { Executor } from '#kernel/database/connect.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import type { CentreComment } from '../rules/review.ts'
import { readComments } from '../storage/review-queries.ts'
import { findCentre } from './list-centres.ts'

type Asked = { centreId: number; page: number; limit: number }

/** Customers' comments on an open centre, the newest first. */
export async function listComments(
  { db, models }: { db: Executor; models: Models },
  { centreId, page, limit }: Asked,
): Promise<Outcome<{ comments: CentreComment[]; total: number }, 'NOT_FOUND'>> {
  const centre = await findCentre(models, centreId)
  if (!centre.ok) return centre
  return ok(await readComments(db, { centreId, offset: (page - 1) * limit, limit }))
}

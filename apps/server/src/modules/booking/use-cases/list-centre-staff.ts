import type { Actor } from '#commands/define-command.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type Colleague, listColleagues } from '#modules/staff/index.ts'
import { listStaffOfCentre } from '../storage/centre-staff-queries.ts'
import { findEditedCentre } from '../storage/edited-centre-queries.ts'

/** The members who work at one of the operator's centres. */
export async function listCentreStaff(
  { db }: { db: Database },
  { centres }: Pick<Actor, 'centres'>,
  centreId: number,
): Promise<Outcome<Colleague[], 'NOT_FOUND'>> {
  if (!(await findEditedCentre(db, { id: centreId, centres }))) return refuse('NOT_FOUND')
  return ok(await listColleagues(db, await listStaffOfCentre(db, centreId)))
}

import { sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { StaffCentre } from '#modules/staff/index.ts'

/** The centres that a staff member works at. */
export async function listCentresOfStaff(
  executor: Executor,
  memberId: number,
): Promise<readonly StaffCentre[]> {
  const { rows } = await executor.execute<StaffCentre>(sql`
    SELECT centre.id, centre.name_en AS "nameEn", centre.name_ar AS "nameAr"
    FROM centre_staff JOIN service_centres AS centre ON centre.id = centre_staff.centre_id
    WHERE centre_staff.member_id = ${memberId} ORDER BY centre.id`)
  return rows
}

/** The members who work at a centre. */
export async function listStaffOfCentre(executor: Executor, centreId: number): Promise<number[]> {
  const { rows } = await executor.execute<{ memberId: number }>(
    sql`SELECT member_id AS "memberId" FROM centre_staff WHERE centre_id = ${centreId}`,
  )
  return rows.map(({ memberId }) => memberId)
}

/** Makes these the member's centres; false when one of them does not exist. */
export async function replaceCentresOfStaff(
  tx: Transaction,
  { memberId, centreIds, scope }: { memberId: number; centreIds: readonly number[]; scope: CentreScope },
): Promise<boolean> {
  await tx.execute(sql`DELETE FROM centre_staff
    WHERE member_id = ${memberId} AND ${inCentreScope(scope, sql`centre_id`)}`)
  const { rowCount } = await tx.execute(sql`
    INSERT INTO centre_staff (centre_id, member_id)
    SELECT id, ${memberId} FROM service_centres 
    WHERE id = ANY(${sql.param([...centreIds])}::integer[]) AND ${inCentreScope(scope, sql`id`)}`)
  return rowCount === new Set(centreIds).size
}

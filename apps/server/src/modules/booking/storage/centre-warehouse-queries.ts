import { sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { localWarehouses } from '#modules/inventory/index.ts'

/** The warehouses of these centres; one that serves every place belongs to no centre. */
export async function listCentreWarehouses(
  executor: Executor,
  centres: CentreScope,
): Promise<readonly { centreId: number; warehouseId: number }[]> {
  const { rows } = await executor.execute<{ centreId: number; warehouseId: number }>(sql`
    SELECT centre.id AS "centreId", centre.warehouse_id AS "warehouseId"
    FROM service_centres AS centre JOIN ${localWarehouses} AS warehouse ON warehouse.id = centre.warehouse_id
    WHERE ${inCentreScope(centres, sql`centre.id`)} ORDER BY centre.id`)
  return rows
}

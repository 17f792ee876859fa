import { type SQL, sql } from 'drizzle-orm'
import type { BulkItem } from '#commands/define-bulk.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { customerAccounts } from '#modules/identity/index.ts'
import { isCustomerOf } from './customer-scope.ts'
import { type CustomerFilter, conditionOf } from './list-customers-queries.ts'

export type CustomerSelection = { filter: Omit<CustomerFilter, 'centres'> } | { publicIds: readonly string[] }

/** Customers of the operator's centres, by a filter of their list or by id, the oldest first. */
export async function selectCustomers(
  executor: Executor,
  { centres }: { centres: CentreScope },
  selection: CustomerSelection,
  limit: number,
): Promise<readonly BulkItem[]> {
  const condition =
    'filter' in selection ? conditionOf({ ...selection.filter, centres }) : isNamed(selection, centres)
  const { rows } = await executor.execute<{ id: string }>(sql`
    SELECT customer.public_id AS id FROM ${customerAccounts} AS customer
    WHERE ${condition} ORDER BY customer.id LIMIT ${limit}`)
  // Customers change by themselves all the time: blocking or telling one depends on no version.
  return rows.map(({ id }) => ({ id, revision: 0 }))
}

function isNamed({ publicIds }: { publicIds: readonly string[] }, centres: CentreScope): SQL {
  return sql`customer.public_id = ANY (${sql.param([...publicIds])}::uuid[]) AND ${isCustomerOf(centres)}`
}

import { type SQL, sql } from 'drizzle-orm'
import type { BulkItem } from '#commands/define-bulk.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { customerAccounts } from '#modules/identity/index.ts'
import type { CustomerFilter } from '../rules/customer-filter.ts'
import { isCustomerOf } from './customer-scope.ts'
import { matching } from './list-customers-queries.ts'

export type CustomerSelection = { filter: CustomerFilter } | { publicIds: readonly string[] }

/** Customers of the operator's centres, by a filter of their list or by id, the oldest first. */
export async function findSelectedCustomers(
  executor: Executor,
  { centres }: { centres: CentreScope },
  selection: CustomerSelection,
  limit: number,
): Promise<readonly BulkItem[]> {
  const found = 'filter' in selection ? matching(selection.filter, centres) : named(selection, centres)
  const { rows } = await executor.execute<{ id: string }>(sql`
    SELECT customer.public_id AS id ${found} ORDER BY customer.id LIMIT ${limit}`)
  // Customers change by themselves all the time: blocking or telling one depends on no version.
  return rows.map(({ id }) => ({ id, revision: 0 }))
}

function named({ publicIds }: { publicIds: readonly string[] }, centres: CentreScope): SQL {
  return sql`FROM ${customerAccounts} AS customer
    WHERE customer.public_id = ANY (${sql.param([...publicIds])}::uuid[]) AND ${isCustomerOf(centres)}`
}

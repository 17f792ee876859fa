import type { BulkItem } from '#commands/define-bulk.ts'
import type { Actor } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { tellsOfWallets } from '../rules/customer-filter.ts'
import { type CustomerSelection, findSelectedCustomers } from '../storage/select-customers.ts'

/** What a bulk command is about. How many have a balance is nobody's to count who may not read wallets. */
export async function selectCustomers(
  executor: Executor,
  { centres, permissions }: Pick<Actor, 'centres' | 'permissions'>,
  selection: CustomerSelection,
  limit: number,
): Promise<readonly BulkItem[]> {
  if ('filter' in selection && tellsOfWallets(selection.filter) && !permissions.has('wallets.read')) return []
  return findSelectedCustomers(executor, { centres }, selection, limit)
}

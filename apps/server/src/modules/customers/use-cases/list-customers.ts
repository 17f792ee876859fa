import type { Actor } from '#commands/define-command.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { tellsOfWallets } from '../rules/customer-filter.ts'
import {
  type CustomersAsked,
  findCustomers,
  type ListedCustomer,
  type SortedCustomer,
} from '../storage/list-customers-queries.ts'

export type { ListedCustomer, SortedCustomer }

/** Customers that the operator may see. Who may not read wallets learns nothing of them by sorting either. */
export async function listCustomers(
  { db }: { db: Database },
  { centres, permissions }: Pick<Actor, 'centres' | 'permissions'>,
  asked: CustomersAsked,
): Promise<Outcome<{ customers: SortedCustomer[]; total: number; isExact: boolean }, 'FORBIDDEN'>> {
  if (tellsOfWallets(asked.filter, asked.sort) && !permissions.has('wallets.read')) return refuse('FORBIDDEN')
  return ok(await findCustomers(db, centres, asked))
}

import type { Database, Transaction } from '#kernel/database/connect.ts'
import { deleteAddressesOf } from '../storage/address-queries.ts'
import { listAddresses } from './list-addresses.ts'

/** The addresses as a part of what is stored about a customer. */
export const addressData = {
  async export(context: { db: Database }, customerId: number) {
    return { addresses: await listAddresses(context, customerId) }
  },
  erase: (tx: Transaction, customerId: number) => deleteAddressesOf(tx, customerId),
}

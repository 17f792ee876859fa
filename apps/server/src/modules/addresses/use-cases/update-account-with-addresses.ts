import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import type { Metadata } from '#kernel/texts.ts'
import { type AccountChange, type Customer, updateAccount } from '#modules/identity/index.ts'
import { type Address, type AddressFields, type AddressType, nowhere } from '../rules/address.ts'
import { addAddress, changeAddress } from './save-address.ts'
import { locationAfter } from './write-address.ts'

/** The new fields of the default address of a type, and the present address if there is one. */
export type DefaultAddress = {
  type: AddressType
  before: Address | undefined
  fields: AddressFields
  metadata: Metadata | undefined
}

/** Changes an account together with its default addresses: all of it or nothing. */
export async function updateAccountWithAddresses(
  { db }: { db: Database },
  customerId: number,
  { account, defaults }: { account: AccountChange; defaults: readonly DefaultAddress[] },
): Promise<Outcome<Customer>> {
  if (defaults.length === 0) return updateAccount({ db }, customerId, account)
  return inTransaction<Customer, string>(db, async (tx) => {
    for (const { type, before, fields, metadata } of defaults) {
      const change = { ...fields, ...(before && locationAfter(before, fields)), metadata }
      const saved = before
        ? await changeAddress({ db: tx }, { customerId, publicId: before.publicId }, change)
        : await addAddress({ db: tx }, customerId, {
            address: { ...fields, ...nowhere, metadata: metadata ?? {} },
            type,
          })
      if (!saved.ok) return saved
    }
    const updated = await updateAccount({ db: tx }, customerId, account)
    return updated.ok ? ok(updated.value) : updated
  })
}

import { maxSavedAddresses } from '@warsha/contract/addresses/addresses.constants.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { Address, AddressFields, AddressLocation, AddressType } from '../rules/address.ts'
import {
  type AddressChange,
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  type OwnedAddress,
  updateAddress,
  writeDefault,
} from '../storage/address-queries.ts'

type Deps = { db: Executor }

export type NewAddress = AddressFields & AddressLocation & { metadata: Metadata }

/** With a type it becomes the default of that type, or nothing is added at all. */
export async function addAddress(
  { db }: Deps,
  customerId: number,
  { address, type }: { address: NewAddress; type?: AddressType | undefined },
): Promise<Outcome<Address, 'ADDRESSES_FULL' | 'NOT_FOUND'>> {
  if (!type) return insertInFreeSlot(db, customerId, address)
  return inTransaction(db, async (tx) => {
    const added = await insertInFreeSlot(tx, customerId, address)
    if (!added.ok) return added
    const owned = { customerId, publicId: added.value.publicId }
    await writeDefault(tx, owned, type)
    return found(await findAddress(tx, owned))
  })
}

/** Each turn that adds nothing means that another request took the slot, so there are no more turns than slots. */
async function insertInFreeSlot(
  executor: Executor,
  customerId: number,
  address: NewAddress,
): Promise<Outcome<Address, 'ADDRESSES_FULL' | 'NOT_FOUND'>> {
  for (let turn = 0; turn < maxSavedAddresses; turn++) {
    const publicId = await insertAddress(executor, customerId, address)
    if (publicId) return found(await findAddress(executor, { customerId, publicId }))
    if ((await countAddresses(executor, customerId)) >= maxSavedAddresses) break
  }
  return refuse('ADDRESSES_FULL')
}

export async function changeAddress(
  { db }: Deps,
  owned: OwnedAddress,
  change: AddressChange,
): Promise<Outcome<Address, 'NOT_FOUND' | 'METADATA_INVALID'>> {
  if (await updateAddress(db, owned, change)) return found(await findAddress(db, owned))
  const isThere = change.metadata !== undefined && (await findAddress(db, owned)) !== undefined
  return isThere ? refuse('METADATA_INVALID', { field: 'metadata' }) : refuse('NOT_FOUND', { field: 'id' })
}

/** Answers the address as it was. */
export async function removeAddress(
  { db }: Deps,
  owned: OwnedAddress,
): Promise<Outcome<Address, 'NOT_FOUND'>> {
  const address = found(await findAddress(db, owned))
  if (!address.ok) return address
  return (await deleteAddress(db, owned)) ? address : refuse('NOT_FOUND', { field: 'id' })
}

export async function setDefaultAddress(
  { db }: Deps,
  owned: OwnedAddress,
  type: AddressType,
): Promise<Outcome<true, 'NOT_FOUND'>> {
  return (await writeDefault(db, owned, type)) ? ok(true) : refuse('NOT_FOUND', { field: 'id' })
}

function found(address: Address | undefined): Outcome<Address, 'NOT_FOUND'> {
  return address ? ok(address) : refuse('NOT_FOUND', { field: 'id' })
}

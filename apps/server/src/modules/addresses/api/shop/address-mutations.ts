import { permissionDenied } from '#http/graphql/errors.ts'
import type { AccountInput, AddressInput } from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import {
  accountPayload,
  customerIdOf,
  customerOf,
  readAccountInput,
  toAccountErrors,
} from '#modules/identity/api/shop/index.ts'
import { isMetadata } from '#modules/identity/index.ts'
import { type Address, type AddressFields, type AddressType, noFields, nowhere } from '../../rules/address.ts'
import type { AddressChecks } from '../../rules/check-address.ts'
import { listAddresses, readAddress } from '../../use-cases/list-addresses.ts'
import { addAddress, changeAddress, removeAddress, setDefaultAddress } from '../../use-cases/save-address.ts'
import {
  type DefaultAddress,
  updateAccountWithAddresses,
} from '../../use-cases/update-account-with-addresses.ts'
import { locationAfter, writeAddress } from '../../use-cases/write-address.ts'
import { addressType } from './to-contract.ts'

export type CreateArgs = { customerId?: string | null; input: AddressInput; type?: AddressType | null }
type OwnArgs = { id: string }

export const addressMutations = {
  async accountUpdate(
    _root: unknown,
    { customerId, input }: { customerId?: string | null; input: AccountInput },
    context: RequestContext,
  ) {
    if (customerId) throw permissionDenied('MANAGE_USERS')
    const defaults: DefaultAddress[] = []
    for (const type of ['BILLING', 'SHIPPING'] as const) {
      const given = type === 'BILLING' ? input.defaultBillingAddress : input.defaultShippingAddress
      if (!given) continue
      const before = await readDefault(context, type)
      const written = await readAddressInput(context, before ?? noFields, given)
      if (!written.ok) return refused(written, context, type)
      const { fields, metadata } = written.value
      defaults.push({ type, before, fields, metadata: given.metadata ? metadata : undefined })
    }
    const change = { account: readAccountInput(input), defaults }
    const updated = await updateAccountWithAddresses(context, ownId(context), change)
    return updated.ok
      ? accountPayload({ user: updated.value })
      : accountPayload({ user: null }, toAccountErrors(updated, context.locale))
  },

  async accountAddressCreate(
    _root: unknown,
    { customerId, input, type }: CreateArgs,
    context: RequestContext,
  ) {
    if (customerId) throw permissionDenied('MANAGE_USERS')
    const written = await readAddressInput(context, noFields, input)
    if (!written.ok) return refused(written, context, type)
    const { fields, metadata } = written.value
    const address = { ...fields, ...nowhere, metadata }
    return answer(await addAddress(context, ownId(context), { address, type: type ?? undefined }), context)
  },

  async accountAddressUpdate(
    _root: unknown,
    { id, input }: OwnArgs & { input: AddressInput },
    context: RequestContext,
  ) {
    const owned = ownedAddress(context, id)
    const before = owned && (await readAddress(context, owned))
    if (!before) return refused(refuse('NOT_FOUND', { field: 'id' }), context)
    const written = await readAddressInput(context, before, input)
    if (!written.ok) return refused(written, context)
    const { fields, metadata } = written.value
    const change = { ...fields, ...locationAfter(before, fields), ...(input.metadata && { metadata }) }
    return answer(await changeAddress(context, owned, change), context)
  },

  async accountAddressDelete(_root: unknown, { id }: OwnArgs, context: RequestContext) {
    const owned = ownedAddress(context, id)
    return answer(owned ? await removeAddress(context, owned) : refuse('NOT_FOUND', { field: 'id' }), context)
  },

  async accountSetDefaultAddress(
    _root: unknown,
    { id, type }: OwnArgs & { type: AddressType },
    context: RequestContext,
  ) {
    const owned = ownedAddress(context, id)
    const set = owned ? await setDefaultAddress(context, owned, type) : refuse('NOT_FOUND', { field: 'id' })
    if (!set.ok) return accountPayload({ user: null }, toAccountErrors(set, context.locale))
    return accountPayload({ user: (await customerOf(context)) ?? null })
  },
}

async function readDefault(context: RequestContext, type: AddressType): Promise<Address | undefined> {
  const addresses = await listAddresses(context, ownId(context))
  return addresses.find((address) =>
    type === 'BILLING' ? address.isDefaultBilling : address.isDefaultShipping,
  )
}

export type WrittenAddress = { fields: AddressFields; metadata: Record<string, string> }

/** The given fields, over the ones before. Only staff may skip the rules of a country. */
export async function readAddressInput(
  { models }: Pick<RequestContext, 'models'>,
  before: AddressFields,
  input: AddressInput,
  checks?: AddressChecks,
): Promise<Outcome<WrittenAddress>> {
  if (input.skipValidation) throw permissionDenied('MANAGE_USERS')
  const metadata = Object.fromEntries((input.metadata ?? []).map(({ key, value }) => [key, value]))
  if (!isMetadata(metadata)) return refuse('METADATA_INVALID', { field: 'metadata' })
  const names = Object.keys(noFields) as (keyof AddressFields)[]
  const given = Object.fromEntries(names.map((name) => [name, input[name] ?? before[name]]))
  const written = await writeAddress(models, { ...noFields, ...given }, checks)
  return written.ok ? ok({ fields: written.value, metadata }) : written
}

async function answer(outcome: Outcome<Address>, context: RequestContext) {
  if (!outcome.ok) return refused(outcome, context)
  return accountPayload({ user: (await customerOf(context)) ?? null, address: outcome.value })
}

function refused(refusal: Refusal, { locale }: RequestContext, type?: AddressType | null) {
  const errors = toAccountErrors(refusal, locale).map((error) => ({ ...error, addressType: type ?? null }))
  return accountPayload({ user: null, address: null }, errors)
}

function ownedAddress({ caller }: RequestContext, id: string) {
  const publicId = readOpaqueKey(addressType, id)
  const customerId = customerIdOf(caller)
  return publicId === undefined || customerId === undefined ? undefined : { customerId, publicId }
}

/** The declared access admits customers only. */
function ownId({ caller }: RequestContext): number {
  const id = customerIdOf(caller)
  if (id === undefined) throw permissionDenied('AUTHENTICATED_USER')
  return id
}

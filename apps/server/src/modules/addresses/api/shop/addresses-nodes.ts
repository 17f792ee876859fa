import type { AccountError } from '#http/graphql/schema.generated.ts'
import type { IdentityNodes } from '#modules/identity/api/shop/index.ts'
import type { Customer } from '#modules/identity/index.ts'
import type { Address } from '../../rules/address.ts'

export type AddressesNodes = IdentityNodes & {
  Address: Address
  AccountAddressCreate: AddressPayload
  AccountAddressUpdate: AddressPayload
  AccountAddressDelete: AddressPayload
  AccountSetDefaultAddress: Omit<AddressPayload, 'address'>
}

type AddressPayload = {
  user: Customer | null
  address: Address | null
  errors: AccountError[]
  accountErrors: AccountError[]
}

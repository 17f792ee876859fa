import type { RestProfile } from '@warsha/contract/identity/identity.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Customer } from '../../rules/customer.ts'
import { maskCard, maskNationalId } from '../../rules/masked.ts'

/** The e-mail to show is the one the customer gave; the technical one is no real address. */
export function toProfile(customer: Customer): RestProfile {
  return {
    id: toGlobalId('User', customer.publicId),
    phone_number: customer.phone ?? '',
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.metadata.email ?? '',
    nid: maskNationalId(customer.nationalId),
    credit_card: maskCard(customer.cardLastFour),
  }
}

export function toSignedIn({
  customer,
  token,
  refreshToken,
}: {
  customer: Customer
  token: string
  refreshToken: string | null
}) {
  return { token, refresh_token: refreshToken, user: toProfile(customer) }
}

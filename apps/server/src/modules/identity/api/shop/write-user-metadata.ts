import { permissionDenied } from '#http/graphql/errors.ts'
import type { MetadataWriter } from '#http/graphql/metadata.ts'
import { updateAccount } from '../../use-cases/update-account.ts'
import { customerIdOf, customerOf } from './caller-of-token.ts'

/** Customers write their own metadata. Another customer's account is not found. */
export const writeUserMetadata: MetadataWriter = async (context, key, metadata) => {
  const customerId = customerIdOf(context.caller)
  if (customerId === undefined) throw permissionDenied('AUTHENTICATED_USER')
  const own = await customerOf(context)
  if (own?.publicId !== key.toLowerCase()) return undefined
  const changed = await updateAccount(context, customerId, { metadata })
  if (!changed.ok) throw permissionDenied('MANAGE_USERS')
  return { ...changed.value, __typename: 'User' }
}

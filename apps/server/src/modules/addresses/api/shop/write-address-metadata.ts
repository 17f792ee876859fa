import { permissionDenied } from '#http/graphql/errors.ts'
import type { MetadataWriter } from '#http/graphql/metadata.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { isMetadata } from '#modules/identity/index.ts'
import { changeAddress } from '../../use-cases/save-address.ts'

/** Customers write the metadata of their own addresses. Another customer's address is not found. */
export const writeAddressMetadata: MetadataWriter = async (context, key, metadata) => {
  const customerId = customerIdOf(context.caller)
  if (customerId === undefined) throw permissionDenied('AUTHENTICATED_USER')
  if (!key.includes('-')) return undefined
  if (!isMetadata(metadata)) throw permissionDenied('MANAGE_USERS')
  const changed = await changeAddress(context, { customerId, publicId: key.toLowerCase() }, { metadata })
  if (changed.ok) return { ...changed.value, __typename: 'Address' }
  if (changed.code === 'METADATA_INVALID') throw permissionDenied('MANAGE_USERS')
  return undefined
}

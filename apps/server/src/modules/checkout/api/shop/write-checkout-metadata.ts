import { permissionDenied } from '#http/graphql/errors.ts'
import type { MetadataWriter } from '#http/graphql/metadata.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { actingKey } from '../../use-cases/guest-key.ts'
import { writeLineMetadata, writeMetadata } from '../../use-cases/write-metadata.ts'

/** Another customer's checkout is not found. */
export const writeCheckoutMetadata: MetadataWriter = async (context, key, metadata) => {
  if (!key.includes('-')) return undefined
  const own = { publicId: key.toLowerCase(), customerId: customerIdOf(context.caller) }
  const written = await writeMetadata(context, await actingKey(context, own), metadata)
  if (written.ok) return { ...written.value, __typename: 'Checkout' }
  if (written.code === 'METADATA_INVALID') throw permissionDenied('HANDLE_CHECKOUTS')
  return undefined
}

export const writeCheckoutLineMetadata: MetadataWriter = async (context, key, metadata) => {
  if (!key.includes('-')) return undefined
  const lineId = key.toLowerCase()
  const customerId = customerIdOf(context.caller)
  const written = await writeLineMetadata(context, { lineId, customerId }, metadata)
  if (!written.ok && written.code === 'METADATA_INVALID') throw permissionDenied('HANDLE_CHECKOUTS')
  const checkout = written.ok ? written.value : undefined
  const line = checkout?.lines.find(({ publicId }) => publicId === lineId)
  return checkout && line
    ? Object.assign({ checkout, line }, { __typename: 'CheckoutLine' as const })
    : undefined
}

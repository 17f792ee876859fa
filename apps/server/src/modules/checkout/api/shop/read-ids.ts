import { parseGlobalId, readKey, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { shortened } from '#http/graphql/node-id.ts'
import type { RequestContext } from '#http/request-context.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import type { CheckoutKey } from '../../rules/checkout.ts'

export const checkoutType = 'Checkout'
export const lineType = 'CheckoutLine'

export type CheckoutIds = { id?: string | null; checkoutId?: string | null; token?: string | null }

/** Saleor names a checkout by exactly one of three arguments, two of them out of date. */
export function readCheckoutKey(
  { caller }: Pick<RequestContext, 'caller'>,
  { id, checkoutId, token }: CheckoutIds,
): Outcome<CheckoutKey, 'ID_INVALID' | 'NOT_FOUND'> {
  const given = [id, checkoutId, token && toGlobalId(checkoutType, token)].filter((each) => each != null)
  const [only] = given
  if (only === undefined || given.length > 1)
    return refuse('ID_INVALID', {
      params: { message: "Exactly one of arguments is required: 'id', 'checkoutId', 'token'." },
    })
  const read = readUuid(checkoutType, only, 'id')
  return read.ok ? ok({ publicId: read.value, customerId: customerIdOf(caller) }) : read
}

/** Of another type or of none an id is wrong; a key of this type that is none of ours is one that does not exist. */
export function readUuid(
  type: string,
  id: string,
  field: string,
): Outcome<string, 'ID_INVALID' | 'NOT_FOUND'> {
  const node = parseGlobalId(id)
  if (node?.type === type)
    return node.key.includes('-') ? ok(node.key.toLowerCase()) : refuse('NOT_FOUND', { field })
  return invalidId(type, id, field)
}

/** The number of a variant. A number that is no variant's is refused later, with the others that are not sold. */
export function readVariantId(id: string): Outcome<number, 'ID_INVALID'> {
  const key = readKey('ProductVariant', id)
  return key === undefined ? invalidId('ProductVariant', id, 'variantId') : ok(key)
}

function invalidId(type: string, id: string, field: string) {
  const node = parseGlobalId(id)
  const received = node && node.type !== type ? `, received: ${node.type}` : ''
  const message = `Invalid ID: ${shortened(id)}. Expected: ${type}${received}.`
  return refuse('ID_INVALID', { field, params: { message } })
}

/** A promo code or gift card by Saleor's id of it. */
export function readDiscountId(id: string): { kind: 'promo' | 'gift_card'; sourceId: number } | undefined {
  const [code, card] = [readKey('Voucher', id), readKey('GiftCard', id)]
  if (code) return { kind: 'promo', sourceId: code }
  return card ? { kind: 'gift_card', sourceId: card } : undefined
}

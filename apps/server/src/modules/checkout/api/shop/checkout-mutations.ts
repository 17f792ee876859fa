import { isEmail } from '@warsha/contract/identity/account-fields.ts'
import { permissionDenied } from '#http/graphql/errors.ts'
import type { CheckoutMutationsResolvers } from '#http/graphql/resolvers.generated.ts'
import type {
  AddressInput,
  MutationCheckoutShippingAddressUpdateArgs,
} from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { isMaskOf, maskEmail } from '#modules/addresses/index.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { addLines, removeLines, updateLines } from '../../rules/change-lines.ts'
import type { Checkout, CheckoutAddress, CheckoutKey } from '../../rules/checkout.ts'
import { applyPromoCode, removePromoCode } from '../../use-cases/apply-promo-code.ts'
import { attachCustomer, detachCustomer } from '../../use-cases/attach-customer.ts'
import { changeCheckoutLines } from '../../use-cases/change-checkout-lines.ts'
import { countStep } from '../../use-cases/count-step.ts'
import { createCheckout } from '../../use-cases/create-checkout.ts'
import { actingKey } from '../../use-cases/guest-key.ts'
import { readCheckout } from '../../use-cases/read-checkout.ts'
import {
  setBillingAddress,
  setDelivery,
  setEmail,
  setShippingAddress,
} from '../../use-cases/update-checkout.ts'
import { checkoutPayload, toCheckoutError } from './checkout-errors.ts'
import type { CheckoutNodes } from './checkout-nodes.ts'
import { deliveryOf, readDelivery, readShippingMethod } from './delivery.graphql.ts'
import { type CheckoutIds, readCheckoutKey, readDiscountId } from './read-ids.ts'
import { readChanges, readLineIds, readLines } from './read-lines.ts'
import { checksOf, readAddress, readNewCheckout } from './read-new-checkout.ts'

export const checkoutMutations = {
  async checkoutCreate(_root, { input }, context) {
    const draft = await readNewCheckout(context, input)
    const created = countStep(
      'create_checkout',
      draft.ok ? await createCheckout(context, draft.value) : draft,
    )
    return { ...(await checkoutPayload(created, context)), created: true }
  },

  checkoutLinesAdd: (_root, args, context) =>
    answer(context, args, async (key) => {
      const added = readLines(args.lines)
      if (!added.ok) return added
      return changeCheckoutLines(context, key, (lines) => addLines(lines, added.value))
    }),

  checkoutLinesUpdate: (_root, args, context) =>
    answer(context, args, async (key) => {
      const changes = readChanges(args.lines)
      if (!changes.ok) return changes
      return changeCheckoutLines(context, key, (lines) => updateLines(lines, changes.value))
    }),

  checkoutLinesDelete: (_root, args, context) =>
    answer(context, args, (key) => removeByIds(context, key, args.linesIds)),

  checkoutLineDelete: (_root, args, context) =>
    answer(context, args, (key) => removeByIds(context, key, args.lineId ? [args.lineId] : [])),

  checkoutAddPromoCode: (_root, args, context) =>
    answer(context, args, (key) =>
      isGuest(context, key)
        ? Promise.resolve(refuse('GUEST_CODE', { field: 'promoCode' }))
        : applyPromoCode(context, key, { promoCode: args.promoCode, address: context.client.address }),
    ),

  checkoutRemovePromoCode: (_root, args, context) =>
    answer(context, args, (key) => {
      const { promoCode, promoCodeId } = args
      if (!promoCode === !promoCodeId) return Promise.resolve(refuse('REQUIRED', { field: 'promoCode' }))
      const named = promoCode ? { code: promoCode } : readDiscountId(promoCodeId ?? '')
      return named
        ? removePromoCode(context, key, named)
        : Promise.resolve(refuse('PROMO_CODE_UNKNOWN', { field: 'promoCodeId' }))
    }),

  checkoutEmailUpdate: (_root, args, context) =>
    answer(context, args, async (key) => {
      const email = args.email.trim()
      if (!email) return refuse('REQUIRED', { field: 'email' })
      const shown = isMasked(email) ? await readCheckout(context, key) : undefined
      if (shown && email === maskEmail(shown.email)) return ok(shown)
      return isEmail(email) ? setEmail(context, key, email) : refuse('EMAIL_INVALID', { field: 'email' })
    }),

  checkoutBillingAddressUpdate: (_root, args, context) =>
    answer(context, args, async (key) => {
      const address = await readOwnAddress(context, key, args.billingAddress, {
        type: 'BILLING',
        checks: checksOf(args.validationRules),
      })
      return address.ok ? setBillingAddress(context, key, address.value) : address
    }),

  checkoutShippingAddressUpdate: (_root, args, context) =>
    answer(context, args, (key) => shipTo(context, key, args)),

  checkoutDeliveryMethodUpdate: (_root, args, context) =>
    answer(context, args, async (key) => {
      const choice = readDelivery(args.deliveryMethodId)
      return choice.ok ? setDelivery(context, key, choice.value) : choice
    }),

  checkoutShippingMethodUpdate: (_root, args, context) =>
    answer(context, args, async (key) => {
      const choice = readShippingMethod(args.shippingMethodId)
      return choice.ok ? setDelivery(context, key, choice.value) : choice
    }),

  checkoutCustomerAttach: (_root, args, context) =>
    answer(context, args, async ({ publicId }) => {
      if (args.customerId) throw permissionDenied('HANDLE_CHECKOUTS')
      const customerId = customerIdOf(context.caller)
      if (customerId === undefined) throw permissionDenied('AUTHENTICATED_USER')
      return attachCustomer(context, { publicId, customerId })
    }),

  checkoutCustomerDetach: (_root, args, context) =>
    answer(context, args, (key) => detachCustomer(context, key)),

  async deliveryOptionsCalculate(_root, args, context) {
    const key = readCheckoutKey(context, args)
    const checkout = key.ok ? await readCheckout(context, await actingKey(context, key.value)) : undefined
    if (checkout) return { deliveries: [deliveryOf(context.locale)], errors: [] }
    const { field, message } = toCheckoutError(
      key.ok ? refuse('NOT_FOUND', { field: 'id' }) : key,
      context.locale,
    )
    return { deliveries: [], errors: [{ field: field ?? null, message: message ?? null, code: 'NOT_FOUND' }] }
  },
} satisfies CheckoutMutationsResolvers<CheckoutNodes>['Mutation']

/** Every mutation of a checkout: reads its id, does the work, and answers with the changed checkout. */
async function answer(
  context: RequestContext,
  ids: CheckoutIds,
  work: (key: CheckoutKey) => Promise<Outcome<Checkout>>,
) {
  const key = readCheckoutKey(context, ids)
  return checkoutPayload(key.ok ? await work(await actingKey(context, key.value)) : key, context)
}

async function removeByIds(context: RequestContext, key: CheckoutKey, ids: readonly string[]) {
  const read = readLineIds(ids)
  if (!read.ok) return read
  if (ids.length === 0) {
    const checkout = await readCheckout(context, key)
    return checkout ? ok(checkout) : refuse('NOT_FOUND', { field: 'id' })
  }
  return changeCheckoutLines(context, key, (lines) => removeLines(lines, read.value))
}

async function shipTo(
  context: RequestContext,
  key: CheckoutKey,
  { shippingAddress, validationRules }: MutationCheckoutShippingAddressUpdateArgs,
) {
  const checks = checksOf(validationRules)
  const address = await readOwnAddress(context, key, shippingAddress, { type: 'SHIPPING', checks })
  return address.ok ? setShippingAddress(context, key, address.value) : address
}

/** An address that comes back obscured, as a reader without a session was shown it, is the one that it stands for. */
async function readOwnAddress(
  context: RequestContext,
  key: CheckoutKey,
  input: AddressInput,
  reading: Parameters<typeof readAddress>[2],
): Promise<Outcome<CheckoutAddress>> {
  const { firstName, lastName, streetAddress1, phone } = input
  const checkout = [firstName, lastName, streetAddress1, phone].some(isMasked)
    ? await readCheckout(context, key)
    : undefined
  const shown = [checkout?.shippingAddress, checkout?.billingAddress].find(
    (address) => address && isMaskOf(input, address),
  )
  return shown ? ok(shown) : readAddress(context, input, reading)
}

/** A key that is not the caller's own is a guest's, see `actingKey`. */
function isGuest({ caller }: RequestContext, { customerId }: CheckoutKey): boolean {
  return customerId !== undefined && customerIdOf(caller) === undefined
}

const isMasked = (text: string | null | undefined) => text?.includes('...') ?? false

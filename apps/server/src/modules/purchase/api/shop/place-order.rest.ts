import { placeCookie } from '@warsha/contract/client/storefront-context.ts'
import { defaultPlace } from '@warsha/contract/constants.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { placeOrderCall } from '@warsha/contract/orders/orders.calls.ts'
import { placeOrderSchema } from '@warsha/contract/orders/orders.rest.ts'
import { createRequestContext, type RequestContext } from '#http/request-context.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { readNewCheckout } from '#modules/checkout/api/shop/index.ts'
import { countStep } from '#modules/checkout/index.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { findPlaceOfCall, findState, nameIn } from '#modules/locations/index.ts'
import { inCartTerms, readCartItems, toRestOrder } from '#modules/orders/api/shop/index.ts'
import { listRequiredFields, readOrderWithLines } from '#modules/orders/index.ts'
import { checkCallbackHost } from '#modules/payments/index.ts'
import { buyCart, type CartPurchase } from '../../use-cases/buy-cart.ts'
import { purchaseContextOf } from '../../use-cases/purchase-context.ts'

/** Buying in one call, for clients that speak REST alone. */
export const placeOrderRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(placeOrderCall, placeOrderSchema),
    handler: async (request, reply) => {
      const context = createRequestContext(deps, request)
      const purchase = await readPurchase(context, request.body, request.cookies[placeCookie])
      if (!purchase.ok) return sendRefusal(request, reply, purchase)
      const bought = countStep('buy_cart', await buyCart(purchaseContextOf(context), purchase.value))
      if (!bought.ok) return sendRefusal(request, reply, inCartTerms(bought, request.shopLocale))
      const { checkout, order, due, url } = bought.value
      const whole = order && (await readOrderWithLines(context, order))
      return reply.code(201).send({
        data: {
          order: whole ? toRestOrder(whole, request.shopLocale) : null,
          checkout_id: toGlobalId('Checkout', checkout.publicId),
          payable_amount: decimalFromBaisa(due),
          url,
          expires_at: order ? null : (checkout.heldUntil?.toISOString() ?? null),
        },
      })
    },
  })
}

type Body = (typeof placeOrderSchema)['body']['_zod']['output']

async function readPurchase(
  context: RequestContext,
  body: Body,
  cookie: string | undefined,
): Promise<Outcome<CartPurchase>> {
  const { models, channel } = context
  const customerId = customerIdOf(context.caller)
  if (customerId === undefined) return refuse('UNAUTHENTICATED')
  const stateId = await findPlaceOfCall(models, { id: body.city_id, cookie })
  if (stateId === undefined) return refuse('INVALID', { field: 'city_id' })
  const missing = await missingField(context, body)
  if (missing) return refuse('REQUIRED', { field: missing })
  const { first_name: firstName, last_name: lastName } = body
  const billingAddress = { firstName, lastName, country: 'OM', city: 'muscat' } as const
  const state = await findState(models, stateId)
  const lines = await readCartItems(models, channel, body.cart_items)
  const draft = await readNewCheckout(
    context,
    { lines, billingAddress, isCart: true },
    { streetOfBill: state ? nameIn(context.locale, state) : defaultPlace.stateName },
  )
  if (!draft.ok) return draft
  const gateway = readGateway(context, body)
  if (!gateway.ok) return gateway
  return ok({
    customerId,
    draft: { ...draft.value, stateId },
    promoCode: body.discount_code ?? '',
    address: context.client.address,
    usesWallet: body.use_credit,
    gateway: gateway.value,
  })
}

async function missingField(context: RequestContext, body: Body): Promise<string | undefined> {
  const asked = await listRequiredFields(context, body.cart_items.length)
  const names: Record<string, string> = { first_name: body.first_name, last_name: body.last_name }
  return asked.find(({ field, is_required }) => is_required && names[field] === '')?.field
}

function readGateway(
  context: RequestContext,
  { gateway_id: id, callback_host: host }: Body,
): Outcome<CartPurchase['gateway']> {
  if (id === undefined) return ok(undefined)
  const checked = checkCallbackHost(context.config, context.client.origin, host)
  return checked.ok ? ok({ id, host: checked.value }) : checked
}

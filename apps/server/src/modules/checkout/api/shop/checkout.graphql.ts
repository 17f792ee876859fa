import { currency } from '@warsha/contract/constants.ts'
import { parseGlobalId, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { languageCodeOf } from '@warsha/contract/locale/locale.ts'
import { negateBaisa, noBaisa, splitByWeights } from '@warsha/contract/money/baisa.ts'
import { connectionOfList, connectionResolvers } from '#http/graphql/connection.ts'
import { invalidCall } from '#http/graphql/errors.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { toMoney, toTaxedMoney } from '#http/graphql/money.ts'
import type { CheckoutResolvers } from '#http/graphql/resolvers.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { listChannels } from '#modules/channels/index.ts'
import { customerIdOf, customerOf } from '#modules/identity/api/shop/index.ts'
import { type CollectionPoint, listCollectionPoints } from '#modules/inventory/index.ts'
import type { Checkout, CheckoutAddress } from '../../rules/checkout.ts'
import { paymentAppsOf } from '../../rules/payment-apps.ts'
import { priceNow } from '../../use-cases/price-checkout.ts'
import { readCheckout, readCheckoutsOf, readHeldCheckout } from '../../use-cases/read-checkout.ts'
import { isShippingRequired } from '../../use-cases/update-checkout.ts'
import { addressNode } from './address-node.ts'
import { checkoutLineResolvers, problemsOf } from './checkout-lines.graphql.ts'
import type { CheckoutNodes, WarehouseNode } from './checkout-nodes.ts'
import { deliveryOf, shippingMethodOf } from './delivery.graphql.ts'
import { discountResolvers } from './discounts.graphql.ts'
import { checkoutType, readCheckoutKey } from './read-ids.ts'
import { listedLines, surchargeResolvers, surchargesOf } from './surcharges.graphql.ts'

export const checkoutResolvers = {
  Query: {
    async checkout(_root, args, context) {
      const key = readCheckoutKey(context, args)
      if (key.ok) {
        const { publicId } = key.value
        const isHeld = context.caller.kind === 'visitor'
        return (
          (await (isHeld ? readHeldCheckout(context, publicId) : readCheckout(context, key.value))) ?? null
        )
      }
      // An id that is none finds nothing, as one that does not exist; pages are opened with such addresses.
      if (key.code === 'NOT_FOUND' || (args.id != null && !parseGlobalId(args.id))) return null
      throw invalidCall(String(key.params?.message))
    },
  },
  User: {
    checkoutIds: async (user, { channel }, context) =>
      (await openCheckoutsOf(context, user, channel)).map(({ publicId }) =>
        toGlobalId(checkoutType, publicId),
      ),
    checkouts: async (user, { channel, ...page }, context) =>
      connectionOfList(await openCheckoutsOf(context, user, channel), page, 'checkouts'),
  },
  ...connectionResolvers('Checkout'),
  Checkout: {
    id: ({ publicId }) => toGlobalId(checkoutType, publicId),
    token: ({ publicId }) => publicId,
    created: ({ createdAt }) => createdAt,
    user: async ({ customerId }, _args, context) =>
      customerId !== null && customerId === customerIdOf(context.caller)
        ? ((await customerOf(context)) ?? null)
        : null,
    channel: ({ channelId }, _args, context) => channelNode(context, channelId),
    billingAddress: (checkout) => ownAddress(checkout, checkout.billingAddress, 'billing'),
    shippingAddress: (checkout) => ownAddress(checkout, checkout.shippingAddress, 'shipping'),
    email: ({ email }) => email || null,
    customerNote: () => '',
    note: () => '',
    ...discountResolvers,
    availableShippingMethods: shippingMethods,
    shippingMethods,
    availableCollectionPoints: collectionPoints,
    availablePaymentGateways: (_checkout, { currency: asked }, { config }) =>
      asked && asked !== currency
        ? []
        : paymentAppsOf(config).map((app) => ({ ...app, currencies: [currency] })),
    isShippingRequired: (checkout, _args, { models }) => isShippingRequired(models, checkout),
    quantity: async (checkout, _args, { models }) => (await priceNow(models, checkout)).totals.total_quantity,
    stockReservationExpires: ({ heldUntil }) => heldUntil,
    lines: listedLines,
    surcharges: surchargesOf,
    shippingPrice: () => toTaxedMoney(noBaisa),
    delivery: ({ isShipped }, _args, { locale }) => (isShipped ? deliveryOf(locale) : null),
    shippingMethod: ({ isShipped }, _args, { locale }) => (isShipped ? shippingMethodOf(locale) : null),
    deliveryMethod: (checkout, _args, context) => deliveryMethod(checkout, context),
    subtotalPrice: subtotal,
    totalPrice: total,
    totalBalance: async (checkout, _args, { models }) =>
      toMoney(negateBaisa((await priceNow(models, checkout)).totals.due_amount)),
    languageCode: ({ language }) => languageCodeOf(language),
    displayGrossPrices: (_checkout, _args, { config }) => config.DISPLAY_GROSS_PRICES,
    authorizeStatus: paidStatus,
    chargeStatus: paidStatus,
    problems: problemsOf,
    ...metadataResolvers(({ metadata }) => metadata),
  },
  ...checkoutLineResolvers,
  ...surchargeResolvers,
} satisfies CheckoutResolvers<CheckoutNodes>

/** Of the caller alone, in one channel if it is named. */
async function openCheckoutsOf(
  context: RequestContext,
  { id }: { id: number },
  channel: string | null | undefined,
): Promise<Checkout[]> {
  if (id !== customerIdOf(context.caller)) return []
  const open = await readCheckoutsOf(context, id)
  if (!channel) return open
  const asked = (await listChannels(context.models)).find(({ slug }) => slug === channel)?.id
  return open.filter(({ channelId }) => channelId === asked)
}

async function subtotal(checkout: Checkout, _args: unknown, { models }: RequestContext) {
  const { totals } = await priceNow(models, checkout)
  return toTaxedMoney(totals.payable_amount, totals.tax_amount)
}

/** The amount left to pay. A gift card pays the tax with the goods, so both fall in proportion, as in Saleor. */
async function total(checkout: Checkout, _args: unknown, { models }: RequestContext) {
  const { totals } = await priceNow(models, checkout)
  const { due_amount: due, gift_card_amount: paid, tax_amount: tax } = totals
  const [taxLeft = noBaisa] = paid === noBaisa ? [tax] : splitByWeights(tax, [due, paid])
  return toTaxedMoney(due, taxLeft)
}

/** Where there is nothing to pay, everything is paid; payments will say more. */
async function paidStatus(checkout: Checkout, _args: unknown, { models }: RequestContext) {
  const { totals } = await priceNow(models, checkout)
  return checkout.lines.length > 0 && totals.due_amount === 0 ? 'FULL' : 'NONE'
}

async function shippingMethods(checkout: Checkout, _args: unknown, { models, locale }: RequestContext) {
  return (await isShippingRequired(models, checkout)) ? [shippingMethodOf(locale)] : []
}

async function collectionPoints(
  checkout: Checkout,
  _args: unknown,
  { models, log, requestId }: RequestContext,
): Promise<WarehouseNode[]> {
  if (!(await isShippingRequired(models, checkout))) return []
  const points = await listCollectionPoints(models, checkout.stateId)
  if (points.length === 0)
    log.error({ incident: requestId, stateId: checkout.stateId }, 'a checkout has no collection point')
  return points.map(toWarehouse)
}

async function deliveryMethod(checkout: Checkout, { models, locale }: RequestContext) {
  if (checkout.isShipped) return shippingMethodOf(locale)
  if (checkout.collectionPointId === null) return null
  const points = await listCollectionPoints(models, checkout.stateId)
  const chosen = points.find(({ id }) => id === checkout.collectionPointId)
  return chosen ? toWarehouse(chosen) : null
}

function toWarehouse(point: CollectionPoint): WarehouseNode {
  return { ...point, __typename: 'Warehouse' }
}

async function channelNode({ models }: RequestContext, channelId: number) {
  const channels = await listChannels(models)
  const channel = channels.find(({ id }) => id === channelId)
  if (!channel) throw invalidCall('The channel of this checkout is closed.')
  return channel
}

function ownAddress({ publicId }: Checkout, address: CheckoutAddress | null, name: string) {
  return address && addressNode(address, `${name}:${publicId}`)
}

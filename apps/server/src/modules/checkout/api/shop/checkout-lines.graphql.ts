import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { multiplyBaisa } from '@warsha/contract/money/baisa.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { toMoney, toTaxedMoney } from '#http/graphql/money.ts'
import type { CheckoutResolvers } from '#http/graphql/resolvers.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { findVariantNodes } from '#modules/catalogue/api/shop/index.ts'
import type { Checkout } from '../../rules/checkout.ts'
import { lineTotal } from '../../rules/price-checkout.ts'
import { findProblems } from '../../use-cases/find-problems.ts'
import { channelOf, priceNow } from '../../use-cases/price-checkout.ts'
import { readBooking } from '../../use-cases/read-booking.ts'
import type { CheckoutNodes, LineNode, LineProblemNode } from './checkout-nodes.ts'
import { lineType } from './read-ids.ts'

type LineTypes =
  | 'CheckoutLine'
  | 'CheckoutProblem'
  | 'CheckoutLineProblem'
  | 'CheckoutLineProblemInsufficientStock'
  | 'CheckoutLineProblemVariantNotAvailable'

export const checkoutLineResolvers = {
  CheckoutLine: {
    id: ({ line }) => toGlobalId(lineType, line.publicId),
    variant: variantOf,
    quantity: ({ line }) => line.quantity,
    unitPrice: async (node, _args, context) => {
      const { payable, tax } = await priceOf(node, context)
      return toTaxedMoney(payable, tax)
    },
    undiscountedUnitPrice: async (node, _args, context) => toMoney((await priceOf(node, context)).price),
    totalPrice: async (node, _args, context) => {
      const { gross, tax } = lineTotal(await priceOf(node, context))
      return toTaxedMoney(gross, tax)
    },
    undiscountedTotalPrice: async (node, _args, context) =>
      toMoney(multiplyBaisa((await priceOf(node, context)).price, node.line.quantity)),
    requiresShipping: async (node, _args, context) =>
      (await variantOf(node, undefined, context)).product.productType.isShippingRequired,
    problems: async ({ checkout, line }, _args, context) => {
      const problems = await problemsOf(checkout, undefined, context)
      return problems.filter(({ node }) => node.line === line)
    },
    isGift: () => false,
    ...metadataResolvers(({ line }: LineNode, { models, locale }) => readBooking(models, line, locale)),
  },
  CheckoutProblem: { resolveType: (problem) => problem.__typename },
  CheckoutLineProblem: { resolveType: (problem) => problem.__typename },
  CheckoutLineProblemInsufficientStock: {
    line: ({ node }) => node,
    variant: ({ node }, _args, context) => variantOf(node, undefined, context),
  },
  CheckoutLineProblemVariantNotAvailable: { line: ({ node }) => node },
} satisfies Pick<CheckoutResolvers<CheckoutNodes>, LineTypes>

const known = new WeakMap<Checkout, Promise<LineProblemNode[]>>()

/** Asked for the checkout and for each of its lines, found once. */
export function problemsOf(
  checkout: Checkout,
  _args: unknown,
  context: RequestContext,
): Promise<LineProblemNode[]> {
  const found = known.get(checkout) ?? readProblems(checkout, context)
  known.set(checkout, found)
  return found
}

async function readProblems(checkout: Checkout, context: RequestContext): Promise<LineProblemNode[]> {
  const problems = await findProblems(context, checkout)
  return problems.map((problem): LineProblemNode => {
    const node = { checkout, line: problem.line }
    return problem.kind === 'NOT_AVAILABLE'
      ? { __typename: 'CheckoutLineProblemVariantNotAvailable', node }
      : { __typename: 'CheckoutLineProblemInsufficientStock', availableQuantity: problem.available, node }
  })
}

async function priceOf({ checkout, line }: LineNode, { models }: RequestContext) {
  const prices = await priceNow(models, checkout)
  const price = 'surcharge' in line ? prices.surcharges.get(line.surcharge) : prices.lines.get(line)
  if (!price) throw new Error(`Line ${line.publicId} is not in its checkout`)
  return price
}

/** A deleted variant takes its lines with it, so there is always one. */
async function variantOf({ checkout, line }: LineNode, _args: unknown, { models }: RequestContext) {
  const channel = await channelOf(models, checkout)
  const variant = (await findVariantNodes(models, channel, [line.variantId])).get(line.variantId)
  if (!variant) throw new Error(`Variant ${line.variantId} of a checkout is not in the catalogue`)
  return variant
}

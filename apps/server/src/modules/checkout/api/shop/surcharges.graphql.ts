import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { multiplyBaisa } from '@warsha/contract/money/baisa.ts'
import { toMoney, toTaxedMoney } from '#http/graphql/money.ts'
import type { CheckoutResolvers } from '#http/graphql/resolvers.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import type { Checkout } from '../../rules/checkout.ts'
import { priceNow } from '../../use-cases/price-checkout.ts'
import type { CheckoutNodes, LineNode, SurchargeNode } from './checkout-nodes.ts'
import { lineType } from './read-ids.ts'

/** Saleor knows lines alone: a surcharge that a variant stands for is listed as one, behind the line it belongs to. */
export function listedLines(checkout: Checkout): LineNode[] {
  const listed = checkout.surcharges.flatMap((surcharge) => {
    const { publicId, position, variantId, quantity } = surcharge
    if (variantId === null) return []
    return { publicId, position, variantId, quantity, metadata: {}, slotId: null, surcharge }
  })
  return [...checkout.lines, ...listed]
    .toSorted((one, other) => one.position - other.position)
    .map((line) => ({ checkout, line }))
}

export async function surchargesOf(
  checkout: Checkout,
  _args: unknown,
  { models }: RequestContext,
): Promise<SurchargeNode[]> {
  const { surcharges } = await priceNow(models, checkout)
  return [...surcharges].map(([surcharge, { total, total_tax }]) => {
    const { publicId, linePosition, variantId } = surcharge
    const line = checkout.lines.find(({ position }) => position === linePosition)
    return {
      ...surcharge,
      lineId: line ? toGlobalId(lineType, line.publicId) : null,
      listedAs: variantId === null ? null : toGlobalId(lineType, publicId),
      totalBaisa: total,
      taxBaisa: total_tax,
    }
  })
}

export const surchargeResolvers = {
  Surcharge: {
    id: ({ publicId }) => toGlobalId('Surcharge', publicId),
    name: ({ name }, _args, { locale }) => name[locale],
    scope: ({ lineId }) => (lineId === null ? 'ORDER' : 'LINE'),
    taxRate: ({ taxBasisPoints }) => taxBasisPoints / 10_000,
    undiscountedTotal: ({ unitBaisa, quantity }) => toMoney(multiplyBaisa(unitBaisa, quantity)),
    total: ({ totalBaisa, taxBaisa }) => toTaxedMoney(totalBaisa, taxBaisa),
    isRefundable: ({ refund }) => refund !== 'never',
  },
} satisfies Pick<CheckoutResolvers<CheckoutNodes>, 'Surcharge'>

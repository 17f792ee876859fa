import type { APIRequestContext } from '@playwright/test'
import { demoSlugs, readProduct } from '../../e2e/fixtures/filled-cart.ts'
import { askAs } from '../../e2e/fixtures/payment-parts.ts'
import { type SignedIn, signInWithHistory } from '../../e2e/fixtures/sign-in.ts'

/** What the addresses of some screens are made from. */
export type ShownShop = { regular: SignedIn; productId: string; orderId: string }

type Orders = { me: { orders: { edges: { node: { id: string } }[] } } }

export async function readShownShop(request: APIRequestContext): Promise<ShownShop> {
  const regular = await signInWithHistory(request)
  const { id } = await readProduct(request, demoSlugs.tyre, 'en')
  const { me } = await askAs<Orders>(
    request,
    regular,
    '{ me { orders(first: 1) { edges { node { id } } } } }',
  )
  const orderId = me.orders.edges[0]?.node.id ?? ''
  return { regular, productId: encodeURIComponent(id), orderId: encodeURIComponent(orderId) }
}

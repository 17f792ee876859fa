import type { APIRequestContext } from '@playwright/test'
import type { ReturnableItem } from '@warsha/contract/returns/returns.rest.ts'
import { demoSlugs, readProduct } from '../../e2e/fixtures/filled-cart.ts'
import { askAs } from '../../e2e/fixtures/payment-parts.ts'
import { type SignedIn, signInWithHistory } from '../../e2e/fixtures/sign-in.ts'

/** What the addresses of some screens are made from. */
export type ShownShop = { regular: SignedIn; productId: string; orderId: string; returnableId: string }

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
  return {
    regular,
    productId: encodeURIComponent(id),
    orderId: encodeURIComponent(orderId),
    returnableId: encodeURIComponent(await readReturnable(request, regular)),
  }
}

/** A line of which something may come back. */
async function readReturnable(request: APIRequestContext, { token }: SignedIn): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get('/api/v1/orders/returnable/', { headers })
  const { data } = (await answer.json()) as { data: ReturnableItem[] }
  const [line] = data
  if (!line) throw new Error('The demo customer has nothing that can be returned')
  return line.id
}

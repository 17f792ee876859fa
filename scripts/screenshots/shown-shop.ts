import type { APIRequestContext } from '@playwright/test'
import type { ReturnableItem } from '@warsha/contract/returns/returns.rest.ts'
import { demoSlugs, readProduct } from '../../e2e/fixtures/filled-cart.ts'
import { type SignedIn, signInWithHistory } from '../../e2e/fixtures/sign-in.ts'

/** Facts for the addresses of some screens: the order is paid, and its line can be returned. */
export type ShownShop = { regular: SignedIn; productId: string; orderId: string; returnableId: string }

export async function readShownShop(request: APIRequestContext): Promise<ShownShop> {
  const regular = await signInWithHistory(request)
  const { id } = await readProduct(request, demoSlugs.tyre, 'en')
  const line = await readReturnable(request, regular)
  return {
    regular,
    productId: encodeURIComponent(id),
    orderId: encodeURIComponent(line.order_id),
    returnableId: encodeURIComponent(line.id),
  }
}

async function readReturnable(
  request: APIRequestContext,
  { token }: SignedIn,
): Promise<Pick<ReturnableItem, 'id' | 'order_id'>> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await request.get('/api/v1/orders/returnable/', { headers })
  const { data } = (await answer.json()) as { data: ReturnableItem[] }
  const [line] = data
  if (!line) throw new Error('The demo customer has nothing that can be returned')
  return line
}

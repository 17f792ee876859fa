import type { APIRequestContext } from '@playwright/test'
import type { ReturnableItem } from '@warsha/contract/returns/returns.rest.ts'
import { demoSlugs, readProduct } from '../../e2e/fixtures/filled-cart.ts'
import { type SignedIn, signInWithHistory } from '../../e2e/fixtures/sign-in.ts'

/** Facts for the addresses of some screens: the order is paid, its appointment can be cancelled, and the goods returned. */
export type ShownShop = {
  regular: SignedIn
  productId: string
  orderId: string
  returnableId: string
  goodsId: string
  draftId: string
}

export async function readShownShop(request: APIRequestContext): Promise<ShownShop> {
  const regular = await signInWithHistory(request)
  const { id } = await readProduct(request, demoSlugs.tyre, 'en')
  const returnable = await listReturnable(request, regular)
  const visit = found(returnable.find((line) => !line.is_delivered))
  const goods = found(returnable.find((line) => line.is_delivered && line.returnable_quantity > 1))
  return {
    regular,
    productId: encodeURIComponent(id),
    orderId: encodeURIComponent(visit.order_id),
    returnableId: encodeURIComponent(visit.id),
    goodsId: encodeURIComponent(goods.id),
    draftId: encodeURIComponent(await readDraft(request, regular)),
  }
}

type Returnable = Pick<ReturnableItem, 'id' | 'order_id' | 'is_delivered' | 'returnable_quantity'>

async function listReturnable(request: APIRequestContext, customer: SignedIn): Promise<Returnable[]> {
  const answer = await request.get('/api/v1/orders/returnable/', { headers: headersOf(customer) })
  return ((await answer.json()) as { data: Returnable[] }).data
}

async function readDraft(request: APIRequestContext, customer: SignedIn): Promise<string> {
  const query = '{ me { orders(first: 20) { edges { node { id status } } } } }'
  const answer = await request.post('/graphql/', { data: { query }, headers: headersOf(customer) })
  const { edges } = ((await answer.json()) as DraftAnswer).data.me.orders
  return found(edges.find(({ node }) => node.status === 'DRAFT')).node.id
}

type DraftAnswer = { data: { me: { orders: { edges: { node: { id: string; status: string } }[] } } } }

function headersOf({ token }: SignedIn) {
  return { authorization: `Bearer ${token}` }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The demo customer has no such order')
  return value
}

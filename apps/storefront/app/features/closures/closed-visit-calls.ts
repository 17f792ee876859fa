import { ApiError } from '@warsha/contract/client/transport.ts'
import {
  acceptByTokenCall,
  acceptClosedVisitCall,
  listClosedVisitsCall,
  readClosedVisitCall,
  refundByTokenCall,
  refundClosedVisitCall,
} from '@warsha/contract/closures/closed-visits.calls.ts'
import type { RestClosedVisit } from '@warsha/contract/closures/closed-visits.rest.ts'
import { browserApi } from '~/session/browser-api.ts'

/** How a closed visit is named: by the token of its link, or by its id to its own customer. */
export type ClosedVisitKey = { token: string } | { id: string }

/** `gone` when the link is used up. */
export async function readByToken(token: string, signal: AbortSignal): Promise<RestClosedVisit | 'gone'> {
  if (!token) return 'gone'
  try {
    return (await browserApi().call(readClosedVisitCall, { query: { token }, signal, isBackground: true }))
      .data
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return 'gone'
    throw error
  }
}

/** The closed visit of one of the customer's own orders that waits for an answer. */
export async function readOfOrder(orderId: string, signal: AbortSignal): Promise<RestClosedVisit | 'none'> {
  const { data } = await browserApi().call(listClosedVisitsCall, { signal, isBackground: true })
  return data.find(({ order_id }) => order_id === orderId) ?? 'none'
}

export async function acceptOffer(key: ClosedVisitKey, offerId: string): Promise<RestClosedVisit> {
  const body = { offer_id: offerId }
  const answer =
    'token' in key
      ? await browserApi().call(acceptByTokenCall, { body: { token: key.token, ...body } })
      : await browserApi().call(acceptClosedVisitCall, { params: { id: key.id }, body })
  return answer.data
}

export async function takeMoney(key: ClosedVisitKey): Promise<RestClosedVisit> {
  const answer =
    'token' in key
      ? await browserApi().call(refundByTokenCall, { body: { token: key.token } })
      : await browserApi().call(refundClosedVisitCall, { params: { id: key.id }, body: {} })
  return answer.data
}

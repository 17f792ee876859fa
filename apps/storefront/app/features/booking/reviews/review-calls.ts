import { listReviewsCall } from '@warsha/contract/booking/service-centres.calls.ts'
import type { RestCentreReview } from '@warsha/contract/booking/service-centres.rest.ts'
import { pageSizes } from '@warsha/contract/constants.ts'
import { browserApi } from '~/session/browser-api.ts'
import type { PageOf } from '~/session/page-of.ts'

export async function listReviews(
  centreId: number,
  page: number | null,
  signal: AbortSignal,
): Promise<PageOf<RestCentreReview>> {
  const limit = pageSizes.centreReviews
  const query = { service_center_id: centreId, page: page ?? 1, limit }
  const { data, pagination } = await browserApi().call(listReviewsCall, { query, signal })
  return { items: data, next: pagination.next ?? null }
}

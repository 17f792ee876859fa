import { listReviewsCall } from '@warsha/contract/booking/service-centres.calls.ts'
import type { RestCentreReview } from '@warsha/contract/booking/service-centres.rest.ts'
import { pageSizes } from '@warsha/contract/constants.ts'
import { browserApi } from '~/session/browser-api.ts'
import type { PageOf } from '~/session/use-pages.ts'

export async function listReviews(
  centreId: number,
  offset: number,
  signal: AbortSignal,
): Promise<PageOf<RestCentreReview>> {
  const limit = pageSizes.centreReviews
  const query = { service_center_id: centreId, page: offset / limit + 1, limit }
  const { data, pagination } = await browserApi().call(listReviewsCall, { query, signal })
  return { items: data, hasMore: pagination.next !== undefined }
}

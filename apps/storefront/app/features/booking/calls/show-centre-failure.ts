import { ApiError, NoAnswerError } from '@warsha/contract/client/transport.ts'
import { isAbort } from '~/session/exchange.ts'
import { SessionEndedError } from '~/session/http.ts'
import { currentTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'

/** Takes the shopper to the cart with what is wrong on each line; false when the failure says nothing about a product. */
export type RefuseStock = (failure: ApiError) => boolean

/**
 * Shows a failed call about centres and hours: too little stock in the cart, anything else as times that could
 * not be loaded. A failure that the transport has reported already is not shown again.
 */
export function showCentreFailure(failure: unknown, refuseStock: RefuseStock): void {
  if (isAbort(failure) || failure instanceof NoAnswerError || failure instanceof SessionEndedError) return
  if (failure instanceof ApiError && failure.status === 400 && refuseStock(failure)) return
  toast.error(currentTranslation().t('errors.times'), { id: 'centre-failure' })
}

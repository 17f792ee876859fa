import type { ApiError } from '@warsha/contract/client/transport.ts'
import { currentLang } from '~/session/language.ts'
import { localePath } from '~/session/locale-path.ts'
import { goTo } from '~/session/navigator.ts'
import { readRefusals } from './check-stock.ts'
import { markRefusals, rememberLeft, showRefusals } from './stock-refusals.ts'

/** Too little stock for a booking: the cart shows it on each product. False when nothing was said about a product. */
export function refuseBooking(error: ApiError): boolean {
  const { refusals, left } = readRefusals(error)
  if (refusals.length === 0) return false
  rememberLeft({ left: new Map(left) })
  markRefusals(refusals)
  showRefusals(refusals)
  goTo(localePath(currentLang(), '/cart'), { replace: true })
  return true
}

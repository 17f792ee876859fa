import { currentLang } from '~/session/language.ts'
import { localePath } from '~/session/locale-path.ts'
import { goTo } from '~/session/navigator.ts'
import type { StockAnswer } from './check-stock.ts'
import { markRefusals, rememberLeft, showRefusals } from './stock-refusals.ts'

type Refused = Extract<StockAnswer, { isAvailable: false }>

/**
 * Shows a refusal for want of stock: the messages on the lines, once, and the cart where asked for.
 * A shopper who only asked for more stays, and a line is marked only if it is known to have too many already.
 */
export function refuseChange(answer: Refused, { opensCart }: { opensCart: boolean }): void {
  rememberLeft(answer)
  markRefusals(opensCart ? answer.refusals : answer.refusals.filter(({ left }) => left !== null))
  showRefusals(answer.refusals)
  const cart = localePath(currentLang(), '/cart')
  if (opensCart && location.pathname !== cart) goTo(cart)
}

import { currentLang } from '~/session/language.ts'
import { localePath } from '~/session/locale-path.ts'
import { goTo } from '~/session/navigator.ts'
import type { StockAnswer } from './check-stock.ts'
import { markRefusals, rememberLeft, showRefusals } from './stock-refusals.ts'

type Refused = Extract<StockAnswer, { isAvailable: false }>

/** What any refusal for want of stock leads to: the messages on the lines, shown once, and the cart where asked for. */
export function refuseChange(answer: Refused, { opensCart }: { opensCart: boolean }): void {
  rememberLeft(answer)
  markRefusals(answer.refusals)
  showRefusals(answer.refusals)
  const cart = localePath(currentLang(), '/cart')
  if (opensCart && location.pathname !== cart) goTo(cart)
}

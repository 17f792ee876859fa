import { isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { isAbort } from '~/session/exchange.ts'
import { cartStore } from '~/session/groups/cart.ts'
import { currentLang } from '~/session/language.ts'
import { localePath } from '~/session/locale-path.ts'
import { goTo } from '~/session/navigator.ts'
import { showErrors } from '~/session/show-errors.ts'
import { checkStock, type StockRefusal } from './check-stock.ts'
import { markRefusals, showRefusals } from './stock-refusals.ts'

/** Checks the whole cart before a step of the purchase. Answers whether the step may be taken. */
export async function checkCart(signal?: AbortSignal): Promise<boolean> {
  try {
    const goods = cartStore.getState().lines.filter((line) => !isServiceFee(line))
    const answer = await checkStock(goods, { signal })
    if (!answer.isAvailable) sendBackToCart(answer.refusals)
    return answer.isAvailable
  } catch (error) {
    if (!isAbort(error)) showErrors(error)
    return false
  }
}

/** What any refusal for want of stock leads to: the messages on the lines, shown once, and the cart. */
export function sendBackToCart(refusals: readonly StockRefusal[]): void {
  markRefusals(refusals)
  showRefusals(refusals)
  const cart = localePath(currentLang(), '/cart')
  if (location.pathname !== cart) goTo(cart)
}

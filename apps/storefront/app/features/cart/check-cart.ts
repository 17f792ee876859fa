import { isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { isAbort } from '~/session/exchange.ts'
import { cartStore } from '~/session/groups/cart.ts'
import { showErrors } from '~/session/show-errors.ts'
import { checkStock } from './check-stock.ts'
import { refuseChange } from './refuse-change.ts'

/** Checks the whole cart before a step of the purchase. Answers whether the step may be taken. */
export async function checkCart(signal?: AbortSignal): Promise<boolean> {
  try {
    const goods = cartStore.getState().lines.filter((line) => !isServiceFee(line))
    const answer = await checkStock(goods, { signal })
    if (!answer.isAvailable) refuseChange(answer, { opensCart: true })
    return answer.isAvailable
  } catch (error) {
    if (!isAbort(error)) showErrors(error)
    return false
  }
}

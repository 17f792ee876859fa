import { isBooked } from '@warsha/contract/cart/booking-actions.ts'
import {
  addSingleProduct,
  clearError,
  decreaseProduct,
  findLine,
  setQuantity,
} from '@warsha/contract/cart/cart-actions.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { useRef } from 'react'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { loadTexts } from '~/session/messages.ts'
import { refuseChange } from './refuse-change.ts'
import { removeWithUndo } from './remove-with-undo.ts'
import { markRefusals, rememberLeft } from './stock-refusals.ts'
import { useStockCheck } from './use-stock-check.ts'

/** The quantity controls of a line. More is asked for first; less needs nobody's leave. */
export function useLineQuantity(line: CartLine) {
  const { check, giveUp, isPending } = useStockCheck()
  // Three quick taps mean three more: each check asks for what the taps before it wanted as well.
  const wanted = useRef(0)

  async function increase() {
    wanted.current = (isPending ? wanted.current : line.quantity) + 1
    const quantity = wanted.current
    const answer = await check([{ ...line, quantity }])
    if (answer?.isAvailable) {
      raiseTo(line, quantity)
      if (isBooked(line)) askForRoom(line.variantId)
    } else if (answer) refuseChange(answer, { opensCart: false })
  }

  function decrease() {
    giveUp()
    if (line.quantity <= 1) {
      removeWithUndo(line.variantId)
      return
    }
    changeLines((lines) => decreaseProduct(lines, line.variantId))
    if (line.error !== null) lookAgain({ ...line, quantity: line.quantity - 1 })
  }

  function setTo(quantity: number) {
    giveUp()
    changeLines((lines) => clearError(setQuantity(lines, line.variantId, quantity), line.id))
    lookAgain({ ...line, quantity })
  }

  /** Fewer pieces may be in stock after all. */
  async function lookAgain(lowered: CartLine) {
    const answer = await check([lowered])
    if (!answer) return
    rememberLeft(answer)
    changeLines((lines) => clearError(lines, line.id))
    if (!answer.isAvailable) markRefusals(answer.refusals)
  }

  return { increase, decrease, setTo, isPending }
}

/** Counted from what the cart holds by now: another tab may have changed the line during the check. */
function raiseTo(line: CartLine, quantity: number): void {
  const current = findLine(cartStore.getState().lines, line.variantId)
  if (!current || current.quantity >= quantity) return
  const raised = { ...line, quantity: quantity - current.quantity }
  changeLines((lines) => clearError(addSingleProduct(lines, raised), line.id))
}

/** Few lines are booked when their quantity changes, so the question is fetched when it is to be asked. */
function askForRoom(variantId: string): void {
  Promise.all([import('./confirm-booking.ts'), loadTexts('cart')]).then(
    ([{ confirmBooking }]) => confirmBooking(variantId),
    () => undefined,
  )
}

import { addSingleProduct, findLine } from '@warsha/contract/cart/cart-actions.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import type { CartProduct } from '@warsha/contract/cart/cart-product.ts'
import { useRef } from 'react'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { confirmAdded } from './confirm-change.ts'
import { refuseChange } from './refuse-change.ts'
import { useStockCheck } from './use-stock-check.ts'

export type AddOptions = {
  /** A refusal about a product of the cart leads to the cart, where it can be put right. */
  opensCart?: boolean
  /** More follows than a line in the cart, which whoever has left the page does not want any more. */
  leadsOn?: boolean
}

/**
 * Puts a product into the cart once the place is known to have as much of it as there would then be. Quick taps each count, and
 * neither a link that is followed meanwhile nor Back takes anything away.
 */
export function useAddToCart({ opensCart = false, leadsOn = false }: AddOptions = {}) {
  const { check, isPending, isRunning } = useStockCheck({ outlivesControl: !leadsOn })
  // A newer check ends the older, so it asks for what the taps before it wanted as well.
  const wanted = useRef(0)

  async function add(product: CartProduct, pieces = 1): Promise<boolean> {
    wanted.current = (isRunning() ? wanted.current : 0) + pieces
    const line: CartLine = { ...product, quantity: wanted.current, metadata: [], error: null }
    const inCart = findLine(cartStore.getState().lines, product.variantId)
    const { pathname } = location
    const answer = await check([{ ...(inCart ?? line), quantity: (inCart?.quantity ?? 0) + line.quantity }])
    if (!answer) return false
    if (!answer.isAvailable) {
      const isStillHere = location.pathname === pathname
      refuseChange(answer, { opensCart: opensCart && inCart !== undefined && isStillHere })
      return false
    }
    changeLines((lines) => addSingleProduct(lines, line))
    confirmAdded(product, line.quantity)
    return true
  }

  return { add, isPending }
}

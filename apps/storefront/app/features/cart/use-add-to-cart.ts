import { addSingleProduct, findLine } from '@warsha/contract/cart/cart-actions.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import type { CartProduct } from '@warsha/contract/cart/cart-product.ts'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { confirmAdded } from './confirm-change.ts'
import { refuseChange } from './refuse-change.ts'
import { useStockCheck } from './use-stock-check.ts'

export type AddOptions = {
  /** A refusal about a product of the cart leads to the cart, where it can be put right. */
  opensCart?: boolean
}

/** Puts a product into the cart once the place is known to have as much of it as there would then be. */
export function useAddToCart({ opensCart = false }: AddOptions = {}) {
  const { check, isPending } = useStockCheck()

  async function add(product: CartProduct, pieces = 1): Promise<boolean> {
    const line: CartLine = { ...product, quantity: pieces, metadata: [], error: null }
    const inCart = findLine(cartStore.getState().lines, product.variantId)
    const answer = await check([{ ...(inCart ?? line), quantity: (inCart?.quantity ?? 0) + pieces }])
    if (!answer) return false
    if (!answer.isAvailable) {
      refuseChange(answer, { opensCart: opensCart && inCart !== undefined })
      return false
    }
    changeLines((lines) => addSingleProduct(lines, line))
    confirmAdded(product, pieces)
    return true
  }

  return { add, isPending }
}

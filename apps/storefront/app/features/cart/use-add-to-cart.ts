import { addSingleProduct, decreaseProduct, findLine } from '@warsha/contract/cart/cart-actions.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import type { CartProduct } from '@warsha/contract/cart/cart-product.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { showRefusals } from './stock-refusals.ts'
import { useStockCheck } from './use-stock-check.ts'

/** Puts a product into the cart once the place is known to have as much of it as there would then be. */
export function useAddToCart() {
  const { t } = useTranslation()
  const { check, isPending } = useStockCheck()

  async function add(product: CartProduct, pieces = 1): Promise<boolean> {
    const line: CartLine = { ...product, quantity: pieces, metadata: [], error: null }
    const inCart = findLine(cartStore.getState().lines, product.variantId)
    const answer = await check([{ ...(inCart ?? line), quantity: (inCart?.quantity ?? 0) + pieces }])
    if (!answer) return false
    if (!answer.isAvailable) {
      showRefusals(answer.refusals)
      return false
    }
    changeLines((lines) => addSingleProduct(lines, line))
    toast.success(t('catalogue.product.added', { product: isolateName(product.name) }), {
      action: { label: t('shell.undo'), onSelect: () => takeBack(product.variantId, pieces) },
    })
    return true
  }

  return { add, isPending }
}

function takeBack(variantId: string, pieces: number): void {
  for (let piece = 0; piece < pieces; piece++) changeLines((lines) => decreaseProduct(lines, variantId))
}

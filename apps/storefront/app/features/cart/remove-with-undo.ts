import { findLine, removeProduct, restoreProduct } from '@warsha/contract/cart/cart-actions.ts'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { confirmRemoved } from './confirm-change.ts'

/** Takes a line out at once; the toast can bring it back, booking and fee included. */
export function removeWithUndo(variantId: string): void {
  const before = cartStore.getState().lines
  const line = findLine(before, variantId)
  if (!line) return
  changeLines((lines) => removeProduct(lines, variantId))
  confirmRemoved(line.name, () => changeLines((lines) => restoreProduct(lines, before, variantId)))
}

import { findLine, removeProduct, restoreProduct } from '@warsha/contract/cart/cart-actions.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { currentTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'

/** Takes a line out at once; the toast can bring it back, booking and fee included. */
export function removeWithUndo(variantId: string): void {
  const before = cartStore.getState().lines
  const line = findLine(before, variantId)
  if (!line) return
  const { t } = currentTranslation()
  changeLines((lines) => removeProduct(lines, variantId))
  toast.info(t('cart.line.removed', { product: isolateName(line.name) }), {
    action: {
      label: t('shell.undo'),
      onSelect: () => changeLines((lines) => restoreProduct(lines, before, variantId)),
    },
  })
}

import { decreaseProduct } from '@warsha/contract/cart/cart-actions.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { changeLines } from '~/session/groups/cart.ts'
import { currentLang } from '~/session/language.ts'
import { localePath } from '~/session/locale-path.ts'
import { currentTranslation } from '~/session/messages.ts'
import { goTo } from '~/session/navigator.ts'
import { toast } from '~/session/toasts.ts'

/** All that is said about changes of the cart has one toast: a newer change takes the place of an older one. */
const toastId = 'cart'

/** Pieces that the visible toast speaks of, by variant. */
const added = new Map<string, number>()

/** Says that a product was added. While that can be read, further products are counted in the same toast. */
export function confirmAdded(product: { variantId: string; name: string }, pieces: number): void {
  added.set(product.variantId, (added.get(product.variantId) ?? 0) + pieces)
  const count = [...added.values()].reduce((sum, each) => sum + each, 0)
  const { t } = currentTranslation()
  const text =
    count === 1
      ? t('catalogue.product.added', { product: isolateName(product.name) })
      : t('catalogue.product.addedCount', { count })
  toast.success(text, {
    id: toastId,
    isReplacing: true,
    firstAction: { label: t('catalogue.product.viewCart'), onSelect: openCart },
    action: { label: t('shell.undo'), onSelect: takeBack },
    onClose: () => added.clear(),
  })
}

/** Says that a line was removed, and how to have it back. */
export function confirmRemoved(name: string, restore: () => void): void {
  added.clear()
  const { t } = currentTranslation()
  toast.info(t('catalogue.product.removed', { product: isolateName(name) }), {
    id: toastId,
    isReplacing: true,
    action: { label: t('shell.undo'), onSelect: restore },
  })
}

function openCart(): void {
  goTo(localePath(currentLang(), '/cart'))
}

/** Undoes all that the toast speaks of. */
function takeBack(): void {
  for (const [variantId, pieces] of added) {
    for (let piece = 0; piece < pieces; piece++) changeLines((lines) => decreaseProduct(lines, variantId))
  }
  added.clear()
}

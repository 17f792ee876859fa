import { findLine } from '@warsha/contract/cart/cart-actions.ts'
import type { CartProduct } from '@warsha/contract/cart/cart-product.ts'
import { Button } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { MinusIcon, PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { useRef } from 'react'
import { useCart } from '~/session/groups/cart.ts'
import { useTranslation } from '~/session/messages.ts'
import { useCartNotes } from './cart-notes.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import { useLineQuantity } from './use-line-quantity.ts'

export type CardCartButtonProps = {
  product: CartProduct
  /** Stock of the place; nothing can be added at 0. */
  quantityAvailable: number
  className?: string
}

/**
 * Adds a product of a list. Once it is in the cart, the same button adds one more and stands beside the quantity and a
 * button for one less: it stays the same element, so that neither the focus nor a second tap is lost.
 */
export function CardCartButton({ product, quantityAvailable, className }: CardCartButtonProps) {
  const { t } = useTranslation()
  const { quantity, isMost, isPending, more, less } = useCardQuantity(product)
  const moreButton = useRef<HTMLButtonElement>(null)
  const isInCart = quantity > 0

  function handleLess() {
    // This button goes with the last piece.
    if (quantity <= 1) moreButton.current?.focus({ preventScroll: true })
    less()
  }

  return (
    <div
      {...(isInCart && {
        role: 'group',
        'aria-label': t('catalogue.product.inCart', { product: product.name }),
      })}
      className={classNames('flex items-center', isInCart && 'rounded-control border border-line bg-surface')}
    >
      {isInCart && (
        <>
          <IconButton
            icon={MinusIcon}
            label={t('catalogue.product.decreaseOf', { product: product.name })}
            className="-my-px -ms-px"
            onClick={handleLess}
          />
          <bdi aria-live="polite" className="min-w-6 flex-1 text-center font-bold tabular-nums">
            {quantity}
          </bdi>
        </>
      )}
      <Button
        key="more"
        ref={moreButton}
        size="small"
        isPending={isPending}
        disabled={isInCart ? isMost : quantityAvailable <= 0}
        aria-label={isInCart ? t('catalogue.product.increaseOf', { product: product.name }) : undefined}
        className={classNames(isInCart ? '-my-px -me-px size-11 shrink-0 px-0!' : 'w-full', className)}
        onClick={more}
      >
        {isInCart ? <PlusIcon className="size-5.5" /> : t('catalogue.product.addToCart')}
      </Button>
    </div>
  )
}

/** How many of a product the cart has, and how to have one more or one less. */
function useCardQuantity(product: CartProduct) {
  const line = useCart((cart) => findLine(cart.lines, product.variantId))
  const left = useCartNotes((notes) => notes.available[product.variantId])
  const adding = useAddToCart()
  const changing = useLineQuantity(line ?? { ...product, quantity: 0, metadata: [], error: null })
  const quantity = line?.quantity ?? 0
  return {
    quantity,
    isMost: left !== undefined && quantity >= left,
    isPending: adding.isPending || changing.isPending,
    more: () => (line ? changing.increase() : adding.add(product)),
    less: changing.decrease,
  }
}

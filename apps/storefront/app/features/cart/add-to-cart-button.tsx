import type { CartProduct } from '@warsha/contract/cart/cart-product.ts'
import { Button, type ButtonLook } from '@warsha/ui/button.tsx'
import { CartIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useAddToCart } from './use-add-to-cart.ts'

export type AddToCartButtonProps = {
  product: CartProduct
  /** Stock of the place; nothing can be added at 0. */
  quantityAvailable: number
  pieces?: number
  size?: ButtonLook['size']
  hasIcon?: boolean
  className?: string
}

export function AddToCartButton({
  product,
  quantityAvailable,
  pieces = 1,
  size,
  hasIcon = false,
  className,
}: AddToCartButtonProps) {
  const { t } = useTranslation()
  const { add, isPending } = useAddToCart({ opensCart: true })

  return (
    <Button
      size={size}
      isFullWidth
      isPending={isPending}
      disabled={quantityAvailable <= 0}
      className={className}
      onClick={() => add(product, pieces)}
    >
      {hasIcon && <CartIcon />}
      {t('catalogue.product.addToCart')}
    </Button>
  )
}

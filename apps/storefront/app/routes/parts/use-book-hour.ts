import type { RestOfferedSlot } from '@warsha/contract/booking/soonest.rest.ts'
import { findLine } from '@warsha/contract/cart/cart-actions.ts'
import type { CartProduct } from '@warsha/contract/cart/cart-product.ts'
import { useNavigate } from 'react-router'
import { useAddToCart } from '~/features/cart/use-add-to-cart.ts'
import { cartStore } from '~/session/groups/cart.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

/** Puts one of the product into the cart for that hour and goes on to the booking; without an hour it is chosen there. */
export function useBookHour() {
  const { lang } = useTranslation()
  const navigate = useNavigate()
  const { add, isPending } = useAddToCart({ opensCart: true })

  async function book(line: CartProduct, hour: RestOfferedSlot | null): Promise<void> {
    const isInCart = findLine(cartStore.getState().lines, line.variantId) !== undefined
    if (!isInCart && !(await add(line, 1))) return
    if (hour) {
      const { bookLine, choiceOfSlot } = await import('~/features/booking/screen/book-slot.ts')
      bookLine(line.variantId, choiceOfSlot(hour, { service_type: 'service' }))
    }
    void navigate(localePath(lang, '/booking'))
  }

  return { book, isPending }
}

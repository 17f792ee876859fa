import type { RestOfferedSlot } from '@warsha/contract/booking/soonest.rest.ts'
import { findLine } from '@warsha/contract/cart/cart-actions.ts'
import { toCartProduct } from '@warsha/contract/cart/cart-product.ts'
import { useNavigate } from 'react-router'
import { SoonestSlot } from '~/features/booking/soonest/soonest-slot.tsx'
import { useAddToCart } from '~/features/cart/use-add-to-cart.ts'
import type { ProductSummary } from '~/features/catalogue/summary/product-summary.ts'
import { cartStore } from '~/session/groups/cart.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { usePlace } from '~/shell/use-shop.ts'

/** The soonest hour for one of the products that the page shows; booking it adds the product for that hour. */
export function SoonestAtHome({ product }: { product: ProductSummary | undefined }) {
  const { lang } = useTranslation()
  const { stateName, isChosen } = usePlace()
  const navigate = useNavigate()
  const { add, isPending } = useAddToCart({ opensCart: true })
  const variantId = product?.variantId
  if (!product || !variantId || !isChosen) return null
  const line = toCartProduct(product)

  async function book(hour: RestOfferedSlot) {
    const isInCart = findLine(cartStore.getState().lines, line.variantId) !== undefined
    if (!isInCart && !(await add(line, 1))) return
    const { bookLine, choiceOfSlot } = await import('~/features/booking/screen/book-slot.ts')
    bookLine(line.variantId, choiceOfSlot(hour, { service_type: 'service' }))
    void navigate(localePath(lang, '/booking'))
  }

  return (
    <SoonestSlot
      lines={[{ id: product.id, variantId, quantity: 1, bundle: [] }]}
      serviceType="service"
      placeName={stateName}
      of={product.name}
      isPending={isPending}
      onBook={(hour) => void book(hour)}
    />
  )
}

import { toCartProduct } from '@warsha/contract/cart/cart-product.ts'
import { useNavigate } from 'react-router'
import { SoonestSlot } from '~/features/booking/soonest/soonest-slot.tsx'
import { useAddToCart } from '~/features/cart/use-add-to-cart.ts'
import { offerOf, type ProductView } from '~/features/catalogue/detail/product-view.ts'
import type { ServiceOption } from '~/features/catalogue/detail/service-options.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { usePlace } from '~/shell/use-shop.ts'

export type SoonestOfProductProps = {
  product: ProductView
  variantId: string
  pieces: number
  ways: readonly ServiceOption[]
}

/** The soonest hour for the chosen variant; booking it adds the product and goes on to the booking. */
export function SoonestOfProduct({ product, variantId, pieces, ways }: SoonestOfProductProps) {
  const { lang } = useTranslation()
  const { stateName } = usePlace()
  const navigate = useNavigate()
  const { add, isPending } = useAddToCart({ opensCart: true })
  const way = ways.find(({ place }) => place === 'center')
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!way || !variant || variant.available < pieces) return null

  const line = toCartProduct(offerOf(product, variant))
  async function book() {
    if (await add(line, pieces)) void navigate(localePath(lang, '/booking'))
  }

  return (
    <SoonestSlot
      lines={[{ ...line, quantity: pieces }]}
      serviceType={way.service_type}
      placeName={stateName}
      isPending={isPending}
      onBook={() => void book()}
    />
  )
}

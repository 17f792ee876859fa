import { toCartProduct } from '@warsha/contract/cart/cart-product.ts'
import { SoonestSlot } from '~/features/booking/soonest/soonest-slot.tsx'
import type { ProductSummary } from '~/features/catalogue/summary/product-summary.ts'
import { usePlace } from '~/shell/use-shop.ts'
import { useBookHour } from './use-book-hour.ts'

/** The soonest hour for a service of the place; booking it adds the service for that hour. */
export function SoonestAtHome({ product }: { product: ProductSummary | undefined }) {
  const { stateName, isChosen } = usePlace()
  const { book, isPending } = useBookHour()
  if (!product?.variantId || !isChosen) return null
  const line = toCartProduct(product)
  return (
    <SoonestSlot
      lines={[{ ...line, quantity: 1 }]}
      serviceType="service"
      placeName={stateName}
      of={product.name}
      isPending={isPending}
      onBook={(hour) => void book(line, hour)}
    />
  )
}

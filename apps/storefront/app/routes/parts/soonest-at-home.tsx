import { useNavigate } from 'react-router'
import { SoonestSlot } from '~/features/booking/soonest/soonest-slot.tsx'
import type { ProductSummary } from '~/features/catalogue/summary/product-summary.ts'
import { useTranslation } from '~/session/messages.ts'
import { productPath } from '~/session/product-path.ts'
import { usePlace } from '~/shell/use-shop.ts'

/** The soonest hour for one of the products that the page shows. */
export function SoonestAtHome({ product }: { product: ProductSummary | undefined }) {
  const { lang } = useTranslation()
  const { stateName, isChosen } = usePlace()
  const navigate = useNavigate()
  const variantId = product?.variantId
  if (!product || !variantId || !isChosen) return null
  return (
    <SoonestSlot
      lines={[{ id: product.id, variantId, quantity: 1, bundle: [] }]}
      serviceType="service"
      placeName={stateName}
      of={product.name}
      onBook={() => void navigate(productPath(lang, product.id, variantId))}
    />
  )
}

import type { RestOfferedSlot } from '@warsha/contract/booking/soonest.rest.ts'
import type { CartProduct } from '@warsha/contract/cart/cart-product.ts'
import { Button } from '@warsha/ui/button.tsx'
import { CartIcon } from '@warsha/ui/icons.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useAddToCart } from '~/features/cart/use-add-to-cart.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { whenIdle } from '~/session/server-page.ts'
import { usePlace } from '~/shell/use-shop.ts'
import { useBookHour } from './use-book-hour.ts'

const BookedHour = lazy(async () => {
  const [part] = await Promise.all([import('./book-hour.tsx'), loadTexts('soonest')])
  return { default: part.BookHour }
})

export type BookServiceProps = { product: CartProduct; available: number }

/** The buttons of a service: its soonest hour in one tap, or another one later from the cart. */
export function BookService({ product, available }: BookServiceProps) {
  const { t } = useTranslation()
  const { stateName } = usePlace()
  const adding = useAddToCart({ opensCart: true })
  const { book, isPending } = useBookHour()
  const [hour, setHour] = useState<RestOfferedSlot | null>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])

  return (
    <div className="flex gap-2.5">
      <div className="min-w-0 flex-1">
        <Button
          size="step"
          isFullWidth
          isPending={isPending}
          disabled={available <= 0}
          // Room for the hour and its centre, so that nothing moves when they come.
          className="min-h-16"
          onClick={() => void book(product, hour)}
        >
          <span className="min-w-0 leading-heading">
            {t('product.book')}
            {isWanted && available > 0 && (
              <Suspense>
                <BookedHour product={product} placeName={stateName} onHour={setHour} />
              </Suspense>
            )}
          </span>
        </Button>
      </div>
      <Button
        variant="secondary"
        size="step"
        isPending={adding.isPending}
        disabled={available <= 0}
        aria-label={t('catalogue.product.addToCart')}
        title={t('catalogue.product.addToCart')}
        className="min-h-16 w-14 shrink-0 px-0!"
        onClick={() => void adding.add(product, 1)}
      >
        <CartIcon />
      </Button>
    </div>
  )
}

import type { CartProduct } from '@warsha/contract/cart/cart-product.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLang } from '~/session/use-lang.ts'
import { usePlace } from '~/shell/use-shop.ts'
import { useBookHour } from './use-book-hour.ts'

export type BookCardProps = { product: CartProduct; available: number; className?: string }

/** Books the soonest hour of a service from its card; without one it is chosen at the booking. */
export function BookCard({ product, available, className }: BookCardProps) {
  const { t } = useTranslation()
  const lang = useLang()
  const { stateId } = usePlace()
  const { book, isPending } = useBookHour()
  const [isAsking, setAsking] = useState(false)

  async function bookSoonest() {
    setAsking(true)
    try {
      const { readFirstSlot } = await import('~/features/booking/soonest/read-first-slot.ts')
      await book(product, await readFirstSlot(product, `${lang} ${stateId}`))
    } catch {
      await book(product, null)
    } finally {
      setAsking(false)
    }
  }

  return (
    <Button
      size="small"
      isFullWidth
      isPending={isAsking || isPending}
      disabled={available <= 0}
      aria-label={t('catalogue.product.bookOf', { product: product.name })}
      className={className}
      onClick={() => void bookSoonest()}
    >
      {t('catalogue.product.book')}
    </Button>
  )
}

import type { RestOfferedSlot } from '@warsha/contract/booking/soonest.rest.ts'
import type { CartProduct } from '@warsha/contract/cart/cart-product.ts'
import { useEffect } from 'react'
import { readSoonest } from '~/features/booking/soonest/read-soonest.ts'
import { whenTextOf } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'

export type BookHourProps = {
  product: CartProduct
  placeName: string
  onHour: (hour: RestOfferedSlot | null) => void
}

/** " · Today 16:30" and its centre, within the button that books them. */
export function BookHour({ product, placeName, onHour }: BookHourProps) {
  const { t, lang } = useTranslation()
  const key = `${lang} ${placeName} service ${product.variantId}`
  const { value: hour } = useLoad<RestOfferedSlot | null>(
    ['book-hour', key],
    // A failed call counts as no hour: it is chosen at the booking.
    () =>
      readSoonest({ lines: [{ ...product, quantity: 1 }], serviceType: 'service' }, key).catch(() => null),
    { isCached: false },
  )
  useEffect(() => onHour(hour ?? null), [hour, onHour])
  if (!hour) return null
  return (
    <>
      {' · '}
      <span className="whitespace-nowrap">{whenTextOf({ t, lang }, hour.starts_at)}</span>
      <span className="block truncate text-xs font-normal">
        <bdi>{hour.name}</bdi>
      </span>
    </>
  )
}

import { isBooked, removeAllBookings } from '@warsha/contract/cart/booking-actions.ts'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { currentLang } from '~/session/language.ts'
import { localePath } from '~/session/locale-path.ts'
import { currentTranslation } from '~/session/messages.ts'
import { goTo } from '~/session/navigator.ts'
import { toast } from '~/session/toasts.ts'
import { refreshCart } from './refresh-cart.ts'

export { refreshCart }

/** Another place: its shelves are others, and bookings of the former place are worth nothing in it. */
export async function followPlace(signal: AbortSignal): Promise<void> {
  const { t } = currentTranslation()
  if (cartStore.getState().lines.some(isBooked)) {
    changeLines(removeAllBookings)
    toast.warning(t('cart.place.bookingsRemoved'))
  }
  await refreshCart(signal)
  const refused = cartStore.getState().lines.filter((line) => line.error !== null).length
  if (signal.aborted || refused === 0) return
  toast.warning(t('cart.place.refused', { count: refused }), {
    action: {
      label: t('catalogue.product.viewCart'),
      onSelect: () => goTo(localePath(currentLang(), '/cart')),
    },
  })
}

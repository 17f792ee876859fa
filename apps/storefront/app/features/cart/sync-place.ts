import { isBooked, removeAllBookings } from '@warsha/contract/cart/booking-actions.ts'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { currentLang } from '~/session/language.ts'
import { localePath } from '~/session/locale-path.ts'
import { currentTranslation } from '~/session/messages.ts'
import { goTo } from '~/session/navigator.ts'
import { toast } from '~/session/toasts.ts'
import { refreshCart } from './refresh-cart.ts'

export { refreshCart }

/** Another place has other stock, and bookings made in the former place are not valid in it. */
export async function syncPlace(signal: AbortSignal): Promise<void> {
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

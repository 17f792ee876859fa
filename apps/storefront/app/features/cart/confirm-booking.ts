import { readBookingCentreCall } from '@warsha/contract/booking/booking.calls.ts'
import { isBooked, removeBooking } from '@warsha/contract/cart/booking-actions.ts'
import { findLine } from '@warsha/contract/cart/cart-actions.ts'
import { type CartLine, readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { siteCode } from '@warsha/contract/constants.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { browserApi } from '~/session/browser-api.ts'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { currentTranslation } from '~/session/messages.ts'
import { currentPlace } from '~/session/place.ts'
import { toast } from '~/session/toasts.ts'

/**
 * After more of a booked line was asked for: its booking stays if centre and hour still have room, else it is removed
 * with a message. Where the shop does not answer it stays; the last word is the hold's.
 */
export async function confirmBooking(variantId: string): Promise<void> {
  const line = findLine(cartStore.getState().lines, variantId)
  if (!line || !isBooked(line)) return
  const hasRoom = await isSlotFree(line).catch(() => true)
  const current = findLine(cartStore.getState().lines, variantId)
  // Meanwhile the shopper may have changed the line again, and that change has its own question.
  if (hasRoom || !current || current.quantity !== line.quantity || !isBooked(current)) return
  changeLines((lines) => removeBooking(lines, variantId))
  const { t } = currentTranslation()
  toast.warning(t('cart.line.bookingRemoved', { product: isolateName(line.name) }))
}

async function isSlotFree(line: CartLine): Promise<boolean> {
  const read = (key: string) => readMetadata(line.metadata, key) ?? ''
  const isHome = read('place') === 'home'
  const body = {
    state_id: currentPlace().stateId,
    site: siteCode,
    product_id: line.id,
    variant_id: line.variantId,
    quantity: line.quantity,
    bundle: line.bundle,
    service_type: read('service_type') === 'delivery' ? ('delivery' as const) : ('service' as const),
    place: isHome ? ('home' as const) : ('center' as const),
    service_center_id: read('service_center_id'),
    ...(isHome && { latitude: Number(read('latitude')), longitude: Number(read('longitude')) }),
  }
  const { data } = await browserApi().call(readBookingCentreCall, { body, isBackground: true })
  const day = data.dates.find(({ delivery_date }) => delivery_date === read('delivery_date'))
  const hours = day?.shifts[read('delivery_shift')]?.available_shifts ?? []
  return hours.some(({ id }) => String(id) === read('slot_id'))
}

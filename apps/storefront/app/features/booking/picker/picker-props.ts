import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import type { ServiceOption } from '../calls/booking-calls.ts'
import type { RefuseStock } from '../calls/show-centre-failure.ts'

/** The line to be booked and its fulfilment option, for the map of centres and for the customer's own address alike. */
export type PickerProps = {
  line: CartLine
  way: ServiceOption
  tiles: MapTiles | null
  isSignedIn: boolean
  refuseStock: RefuseStock
  onClose: () => void
}

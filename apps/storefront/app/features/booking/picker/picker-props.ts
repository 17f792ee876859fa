import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import type { ServiceOption, VisitToMove } from '../calls/booking-calls.ts'
import type { RefuseStock } from '../calls/show-centre-failure.ts'

export type PickedLine = Pick<CartLine, 'id' | 'variantId' | 'quantity' | 'bundle' | 'name'>

/** The line to be booked and its fulfilment option, for the map of centres and for the customer's own address alike. */
export type PickerProps = {
  line: PickedLine
  way: ServiceOption
  /** Set where a visit of an order is moved instead of a line of the cart booked. */
  visit?: VisitToMove
  tiles: MapTiles | null
  isSignedIn: boolean
  refuseStock: RefuseStock
  onClose: () => void
}

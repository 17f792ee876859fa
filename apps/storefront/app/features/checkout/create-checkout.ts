import { isBooked, removeBooking } from '@warsha/contract/cart/booking-actions.ts'
import { findLine } from '@warsha/contract/cart/cart-actions.ts'
import { type CartLine, isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { browserApi } from '~/session/browser-api.ts'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { checkoutStore } from '~/session/groups/checkout.ts'
import { loginStore } from '~/session/groups/login.ts'
import { currentTranslation } from '~/session/messages.ts'
import { currentPlace, currentShop } from '~/session/place.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import { chooseCollectionPointDocument, createCheckoutDocument } from './create-checkout.generated.ts'

/** Where the shopper goes on: to the payment, to the cart to put a quantity right, or nowhere. */
export type Confirmed = 'payment' | 'cart' | 'stay'

/** Invoices are addressed to Muscat in Oman, independent of the shopper's other addresses. */
const billedTown = { country: 'OM', city: 'muscat' } as const

/** Takes the hold on hours and goods together. A lost hour or product is taken from its line, and reported. */
export async function createCheckout(): Promise<Confirmed> {
  const goods = cartStore.getState().lines.filter((line) => !isServiceFee(line))
  try {
    const input = {
      channel: currentShop().channel,
      isCart: true,
      lines: goods.map(toLine),
      billingAddress: billedTo(goods),
    }
    const { checkoutCreate } = await browserApi().graphql(createCheckoutDocument, { input })
    const { checkout, errors = [] } = checkoutCreate ?? {}
    if (!checkout) return refuse(errors)
    const [point] = checkout.availableCollectionPoints
    if (checkout.isShippingRequired && !point) return stayWithout()
    loginStore.setState({ checkoutId: checkout.id })
    checkoutStore.setState({ totalPrice: { gross: { amount: checkout.totalPrice.gross.amount } } })
    await chooseCollectionPoint(checkout.id, point?.id)
    return 'payment'
  } catch (error) {
    showErrors(error)
    return 'stay'
  }
}

/** The street is that of the booked place, which the server knows; without a booking it is the shopper's place. */
function billedTo(goods: readonly CartLine[]) {
  return goods.some(isBooked) ? billedTown : { ...billedTown, streetAddress1: currentPlace().stateName }
}

type CheckoutRefusal = {
  field: string | null
  code: string
  message: string | null
  variants: readonly string[] | null
}

/** An hour that is gone leaves its line without a booking; too few goods are put right in the cart. */
function refuse(errors: readonly CheckoutRefusal[]): Confirmed {
  showErrors(errors.map(withProduct))
  const lost = errors.filter(({ code }) => code === 'INSUFFICIENT_STOCK')
  for (const { field, message, variants } of lost) {
    for (const variantId of variants ?? []) {
      changeLines((lines) =>
        field === 'quantity'
          ? lines.map((line) => (line.variantId === variantId ? { ...line, error: message } : line))
          : removeBooking(lines, variantId),
      )
    }
  }
  return lost.some(({ field }) => field === 'quantity') ? 'cart' : 'stay'
}

function withProduct({ code, field, message, variants }: CheckoutRefusal) {
  const line = findLine(cartStore.getState().lines, variants?.[0] ?? '')
  return { code, field, message: line ? `${line.name}: ${message}` : message }
}

/** Goods that can be handed over nowhere are not paid for. The server has logged it. */
function stayWithout(): Confirmed {
  toast.error(currentTranslation().t('errors.generic'))
  return 'stay'
}

async function chooseCollectionPoint(id: string, deliveryMethodId: string | undefined): Promise<void> {
  if (!deliveryMethodId) return
  const variables = { id, deliveryMethodId }
  const { checkoutDeliveryMethodUpdate } = await browserApi().graphql(
    chooseCollectionPointDocument,
    variables,
  )
  showErrors(checkoutDeliveryMethodUpdate?.errors ?? [])
}

function toLine({ variantId, quantity, metadata }: CartLine) {
  return { variantId, quantity, metadata: metadata.map(({ key, value }) => ({ key, value })) }
}

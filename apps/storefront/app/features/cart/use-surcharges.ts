import { useCart } from '~/session/groups/cart.ts'
import { useLoad } from '~/session/use-load.ts'
import { type CartSurcharges, readSurcharges } from './read-surcharges.ts'

/** The surcharges of the cart as it is; null while they are on their way, or where there are none. */
export function useSurcharges(): CartSurcharges | null {
  const lines = useCart((cart) => cart.lines)
  const wanted = lines.map(({ variantId, quantity, metadata }) => [variantId, quantity, metadata])
  const { value } = useLoad(
    ['surcharges', JSON.stringify(wanted)],
    (signal) => readSurcharges(lines, signal),
    // The cart can be read without them; the payment says them again.
    { isCached: false, onFailure: () => undefined },
  )
  return value
}

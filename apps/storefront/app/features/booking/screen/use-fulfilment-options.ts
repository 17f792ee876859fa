import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { useLoad } from '~/session/use-load.ts'
import { listFulfilmentOptions, type ServiceOption } from '../calls/booking-calls.ts'
import { type RefuseStock, showCentreFailure } from '../calls/show-centre-failure.ts'

export type Ways = ReadonlyMap<string, readonly ServiceOption[]>

/** How each product of the cart can be had; null while it is on its way. */
export function useFulfilmentOptions(lines: readonly CartLine[], refuseStock: RefuseStock) {
  const wanted = lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`).join()
  const { value, hasFailed, reload } = useLoad<Ways>(
    ['fulfilment-options', wanted],
    (signal) => listFulfilmentOptions(lines, { signal }),
    {
      isCached: false,
      keepsPrevious: true,
      onFailure: (error) => showCentreFailure(error, refuseStock),
    },
  )
  return { ways: value, hasFailed, reload }
}

import { useLoad } from '~/session/use-load.ts'
import { type ListedOrder, listMyOrders } from './order-calls.ts'

/** An order of the customer's newest ones by its number; null until it is read, and where it cannot be. */
export function usePlacedOrder(number: string | null) {
  const { value, isLoading } = useLoad<ListedOrder | null>(
    number ? ['placed-order', number] : null,
    async (signal) => {
      const { items } = await listMyOrders(null, signal)
      return items.find((order) => order.number === number) ?? null
    },
    // The order stands; its page is one tap away.
    { onFailure: () => undefined },
  )
  return { order: value, isLoading }
}

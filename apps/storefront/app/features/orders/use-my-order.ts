import { ApiError } from '@warsha/contract/client/transport.ts'
import { useLoad } from '~/session/use-load.ts'
import { readMyOrder, type ShownOrder } from './order-calls.ts'
import { myOrderDocument } from './orders.generated.ts'

/** One order of the customer's own; `absent` for an id that is none of them. */
export function useMyOrder(id: string) {
  return useLoad(['my-order', id], (signal) => readOrder(id, signal), { keptAnswerTo: myOrderDocument })
}

async function readOrder(id: string, signal: AbortSignal): Promise<ShownOrder | 'absent'> {
  try {
    return (await readMyOrder(id, signal)) ?? 'absent'
  } catch (error) {
    // An id that cannot be read is an order that does not exist.
    if (error instanceof ApiError && error.status < 500) return 'absent'
    throw error
  }
}

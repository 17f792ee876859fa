import type { RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { keepPasses, keptPassesOf } from '~/session/kept-passes.ts'
import { useLoad } from '~/session/use-load.ts'
import { listVisitPasses } from './order-calls.ts'

/** Passes of an order; those that this device has kept where the shop cannot be asked. */
export function useVisitPasses(orderId: string): {
  passes: readonly RestVisitPass[]
  /** As they were when they were last loaded. */
  isKept: boolean
} {
  const { value, hasFailed } = useLoad(
    ['visit-passes', orderId],
    async (signal) => {
      const passes = await listVisitPasses(orderId, signal)
      keepPasses(orderId, passes)
      return passes
    },
    { onFailure: () => undefined },
  )
  if (value) return { passes: value, isKept: hasFailed }
  return hasFailed ? { passes: keptPassesOf(orderId), isKept: true } : { passes: [], isKept: false }
}

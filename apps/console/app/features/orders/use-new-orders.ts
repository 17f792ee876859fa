import { useQuery } from '@tanstack/react-query'
import { listConsoleOrdersCall } from '@warsha/contract/console/orders/order-lists.calls.ts'
import type { RestListedOrder } from '@warsha/contract/console/orders/order-lists.rest.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { ask } from '~/session/ask.ts'
import { useCentres } from '~/session/centres.ts'
import { useLive } from '~/session/live.ts'

/** Orders for another day than today are told by no desk that the list follows. */
const askMs = 15_000
const maxCounted = 50

type Shown = {
  where: Record<string, string>
  rows: readonly RestListedOrder[] | undefined
  isNewestFirst: boolean
}

/** How many orders have come since the rows were loaded, so that these need not jump; up to fifty. */
export function useNewOrders({ where, rows, isNewestFirst }: Shown): number {
  const centres = useCentres()
  const isFollowing = isNewestFirst && rows !== undefined
  const { data, refetch } = useQuery({
    queryKey: ['new-orders', where],
    queryFn: ({ signal }) =>
      ask(listConsoleOrdersCall, {
        query: { ...where, sort: '-placed', limit: String(maxCounted) } as never,
        signal,
      }),
    enabled: isFollowing,
    refetchInterval: askMs,
  })
  const day = muscatDate(Date.now())
  useLive(isFollowing ? centres.map(({ id }) => `desk:${id}:${day}`) : [], () => void refetch())
  if (!isFollowing) return 0
  const newest = rows[0]?.placed_at ?? ''
  return data?.data.filter(({ placed_at }) => placed_at > newest).length ?? 0
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { whenReleased } from '~/session/pointer.ts'
import type { Keyset } from './list-types.ts'

export type ListRows<Row> = {
  /** The last rows that were there: those before, while new ones come or could not come. */
  shown: Keyset<Row> | undefined
  error: Error | null
  isLoading: boolean
  isFetching: boolean
  reload: () => void
}

export function useListRows<Row>(
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<Keyset<Row>>,
  { refetchMs }: { refetchMs?: number } = {},
): ListRows<Row> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const rows = await load(signal)
      await whenReleased()
      return rows
    },
    ...(refetchMs !== undefined && { refetchInterval: refetchMs }),
  })
  const [last, setLast] = useState<Keyset<Row>>()
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  const shown = data ?? last
  return {
    shown,
    error,
    isLoading: !shown && !error,
    isFetching,
    reload: () => void refetch(),
  }
}

import { useQuery } from '@tanstack/react-query'
import { listStatesCall } from '@warsha/contract/locations/locations.calls.ts'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'

type Place = { id: number; name: string }

const none: readonly Place[] = []

/** Places of the shop, in the language of the page. */
export function usePlaces(): readonly Place[] {
  const { lang } = useTranslation()
  const { data } = useQuery({
    queryKey: ['places', lang],
    queryFn: ({ signal }) => ask(listStatesCall, { query: { limit: '100' } as never, signal }),
    staleTime: 300_000,
  })
  return data?.data ?? none
}

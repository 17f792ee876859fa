import { useQuery } from '@tanstack/react-query'
import { pageOptionsCall, readEditedPageCall } from '@warsha/contract/console/content/pages.calls.ts'
import { ask } from '~/session/ask.ts'

export const pageKey = (id: string) => ['page', id] as const

export function usePage(id: string) {
  return useQuery({
    queryKey: pageKey(id),
    queryFn: ({ signal }) => ask(readEditedPageCall, { params: { id }, signal }),
  })
}

/** Types, channels and places that a page can have, and what is more than the shop reads. */
export function usePageOptions() {
  const { data } = useQuery({
    queryKey: ['page-options'],
    queryFn: ({ signal }) => ask(pageOptionsCall, { signal }),
  })
  return data?.data
}

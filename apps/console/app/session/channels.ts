import { useQuery } from '@tanstack/react-query'
import { listConsoleChannelsCall } from '@warsha/contract/console/channels/console-channels.calls.ts'
import type { RestConsoleChannel } from '@warsha/contract/console/channels/console-channels.rest.ts'
import { ask } from './ask.ts'

const none: readonly RestConsoleChannel[] = []

/** The shop's open channels. */
export function useChannels(): readonly RestConsoleChannel[] {
  const { data } = useQuery({
    queryKey: ['channels'],
    queryFn: ({ signal }) => ask(listConsoleChannelsCall, { signal }),
    staleTime: 300_000,
  })
  return data?.data ?? none
}

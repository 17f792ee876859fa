import { QueryClient } from '@tanstack/react-query'
import { NoAnswerError } from '@warsha/contract/client/transport.ts'

/** What the server has said, kept for the screens. Only a lost connection is tried again by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => error instanceof NoAnswerError && count < 2,
    },
    // Without a connection a command fails and says so; it is never sent later by itself.
    mutations: { retry: false, networkMode: 'always' },
  },
})

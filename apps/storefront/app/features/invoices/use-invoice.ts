import { useLoad } from '~/session/use-load.ts'
import { type FoundInvoice, readInvoice } from './invoice-calls.ts'

/** How often an invoice that is being issued is looked for, and how long between. */
const maxPolls = 10
const pauseMs = 1_500

/** The invoice of an order; looked for again while it is being issued. */
export function useInvoice(orderId: string) {
  const {
    value: found,
    isLoading,
    hasFailed,
    reload,
  } = useLoad<FoundInvoice>(['invoice', orderId], (signal) => readInvoice(orderId, signal), {
    pollMs: (invoice, polls) => (invoice === 'awaited' && polls < maxPolls ? pauseMs : null),
  })
  return { found, isStuck: hasFailed || (found === 'awaited' && !isLoading), retry: reload }
}

import { useLoadPages } from '~/session/use-load-pages.ts'
import { listBills } from './bill-calls.ts'

/** The pages of the customer's bills one after the other. */
export function useBills() {
  const { page, ...load } = useLoadPages(['bills'], listBills)
  return { bills: page?.items ?? null, ...load }
}

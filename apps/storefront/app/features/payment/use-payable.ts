import type { Locale } from '@warsha/contract/locale/locale.ts'
import { useLoad } from '~/session/use-load.ts'
import { type Payable, readPayable } from './payment-calls.ts'

export type PayableState = { kind: 'loading' | 'failed' | 'gone' } | { kind: 'ready'; payable: Payable }

/** The checkout that is to be paid, and whether there is one at all. */
export function usePayable(checkoutId: string, lang: Locale) {
  const { value, hasFailed, reload } = useLoad<Payable | 'gone'>(
    checkoutId ? ['payable', checkoutId] : null,
    async (signal) => {
      const payable = await readPayable(checkoutId, lang, signal)
      return payable && isHeld(payable) ? payable : 'gone'
    },
    { isCached: false },
  )
  return { state: stateOf(checkoutId ? value : 'gone', hasFailed), reload }
}

/** A shown checkout stays while it is read again, with the text typed beside it. */
function stateOf(value: Payable | 'gone' | null, hasFailed: boolean): PayableState {
  if (hasFailed) return { kind: 'failed' }
  if (value === null) return { kind: 'loading' }
  return value === 'gone' ? { kind: 'gone' } : { kind: 'ready', payable: value }
}

/** A checkout without a hold has to be confirmed anew before it is paid. */
function isHeld({ heldUntil }: Payable): boolean {
  return heldUntil !== null && heldUntil.getTime() > Date.now()
}

import type { Locale } from '@warsha/contract/locale/locale.ts'
import { useCallback, useEffect, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { showErrors } from '~/session/show-errors.ts'
import { type Payable, readPayable } from './payment-calls.ts'

export type PayableState = { kind: 'loading' | 'failed' | 'gone' } | { kind: 'ready'; payable: Payable }

/** The checkout that is to be paid, and whether there is one at all. */
export function usePayable(checkoutId: string, lang: Locale) {
  const [state, setState] = useState<PayableState>({ kind: 'loading' })
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads anew
  useEffect(() => {
    if (!checkoutId) return setState({ kind: 'gone' })
    const abort = new AbortController()
    // What is shown stays while it is read again, with what was typed beside it.
    setState((before) => (before.kind === 'ready' ? before : { kind: 'loading' }))
    readPayable(checkoutId, lang, abort.signal).then(
      (payable) => setState(payable && isHeld(payable) ? { kind: 'ready', payable } : { kind: 'gone' }),
      (error: unknown) => {
        if (isAbort(error)) return
        setState({ kind: 'failed' })
        showErrors(error)
      },
    )
    return () => abort.abort()
  }, [checkoutId, lang, turn])

  const reload = useCallback(() => setTurn((before) => before + 1), [])
  return { state, reload }
}

/** What nobody holds any more has to be confirmed anew before it is paid. */
function isHeld({ heldUntil }: Payable): boolean {
  return heldUntil !== null && heldUntil.getTime() > Date.now()
}

import { useEffect, useState } from 'react'
import { browserApi } from '~/session/browser-api.ts'
import { isAbort } from '~/session/exchange.ts'
import { useLogin } from '~/session/groups/login.ts'
import { showErrors } from '~/session/show-errors.ts'
import { heldCheckoutDocument } from './held-checkout.generated.ts'

export type HeldCheckout = {
  /** The end of the hold, in milliseconds. */
  until: number
  /** In rial. */
  total: number
}

/** The customer's checkout: undefined while it is read, null when there is none that holds anything. */
export function useHeldCheckout(): HeldCheckout | null | undefined {
  const id = useLogin((login) => login.checkoutId)
  const [held, setHeld] = useState<HeldCheckout | null | undefined>(id ? undefined : null)

  useEffect(() => {
    if (!id) {
      setHeld(null)
      return
    }
    const abort = new AbortController()
    browserApi()
      .graphql(heldCheckoutDocument, { id }, { signal: abort.signal })
      .then(
        ({ checkout }) => setHeld(checkout ? toHeld(checkout) : null),
        (error: unknown) => {
          if (!isAbort(error)) showErrors(error)
        },
      )
    return () => abort.abort()
  }, [id])

  return held
}

function toHeld(checkout: {
  stockReservationExpires?: string | null
  totalPrice: { gross: { amount: number } }
}): HeldCheckout | null {
  const until = Date.parse(checkout.stockReservationExpires ?? '')
  return until > Date.now() ? { until, total: checkout.totalPrice.gross.amount } : null
}

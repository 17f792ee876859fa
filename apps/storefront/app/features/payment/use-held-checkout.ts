import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { type Payable, readPayable } from './payment-calls.ts'

/** The checkout that is still reserved after a payment that failed; null where there is none, or it cannot be read. */
export function useHeldCheckout(checkoutId: string): {
  held: (Payable & { heldUntil: Date }) | null
  reload: () => void
} {
  const { lang } = useTranslation()
  const { value, reload } = useLoad(
    checkoutId ? ['held-checkout', checkoutId] : null,
    async (signal) => {
      const payable = await readPayable(checkoutId, lang, signal)
      const heldUntil = payable?.heldUntil
      return payable && heldUntil && heldUntil.getTime() > Date.now() ? { ...payable, heldUntil } : null
    },
    { isCached: false, onFailure: () => undefined },
  )
  return { held: value, reload }
}

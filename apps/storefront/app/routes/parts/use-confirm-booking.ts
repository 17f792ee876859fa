import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createCheckout } from '~/features/checkout/create-checkout.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'

/** A sign-in that takes longer is not taken for the next step of the purchase. */
const wantedForMs = 10 * 60_000

/** When a visitor has confirmed and was led to the sign-in. */
let confirmedAt: number | null = null

/**
 * Confirming leads a visitor through the sign-in and from there on by itself; a customer gets the hold and goes on to the
 * payment.
 */
export function useConfirmBooking() {
  const { lang } = useTranslation()
  const navigate = useNavigate()
  const isSignedIn = useIsSignedIn()
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)

  // Back without a sign-in: the visitor has thought better of it.
  useEffect(() => {
    if (isSignedIn === false) confirmedAt = null
  }, [isSignedIn])

  const onConfirm = useCallback(() => {
    async function confirm() {
      if (isRunning.current) return
      isRunning.current = true
      setPending(true)
      const next = await createCheckout()
      isRunning.current = false
      setPending(false)
      if (next !== 'stay') void navigate(localePath(lang, `/${next}`))
    }

    if (isSignedIn) {
      void confirm()
      return
    }
    confirmedAt = Date.now()
    void navigate(localePath(lang, '/login'), { state: { from: localePath(lang, '/booking') } })
  }, [isSignedIn, lang, navigate])

  return { isPending, isWanted: takeWanted, onConfirm }
}

/** True once for each time that a visitor has confirmed. */
function takeWanted(): boolean {
  const isWanted = confirmedAt !== null && Date.now() - confirmedAt < wantedForMs
  confirmedAt = null
  return isWanted
}

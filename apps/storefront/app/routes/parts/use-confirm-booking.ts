import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createCheckout } from '~/features/checkout/create-checkout.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'

/** Confirming leads a visitor through the sign-in and back; a customer gets the hold and goes on to the payment. */
export function useConfirmBooking() {
  const { lang } = useTranslation()
  const navigate = useNavigate()
  const isSignedIn = useIsSignedIn()
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)

  async function confirm() {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    const next = await createCheckout()
    isRunning.current = false
    setPending(false)
    if (next !== 'stay') void navigate(localePath(lang, `/${next}`))
  }

  function onConfirm() {
    if (isSignedIn) void confirm()
    else void navigate(localePath(lang, '/login'), { state: { from: localePath(lang, '/booking') } })
  }

  return { isPending, onConfirm }
}

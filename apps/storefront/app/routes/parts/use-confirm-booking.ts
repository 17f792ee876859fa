import { useNavigate } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'

/** Confirming leads a visitor through the sign-in and back; a customer goes on to the payment. */
export function useConfirmBooking() {
  const { lang } = useTranslation()
  const navigate = useNavigate()
  const isSignedIn = useIsSignedIn()

  function onConfirm() {
    const booking = localePath(lang, '/booking')
    if (!isSignedIn) {
      void navigate(localePath(lang, '/login'), { state: { from: booking } })
      return
    }
    void navigate(localePath(lang, '/payment'))
  }

  return { isPending: false, onConfirm }
}

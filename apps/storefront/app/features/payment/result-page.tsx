import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { CheckingPayment } from './checking-payment.tsx'
import { donePath, errorPath, readPaymentFacts } from './finish-purchase.ts'
import { placeOrder, processLastPayment } from './return-from-gateway.ts'

/** The gateway's way back. The address steers; whether it is paid the server asks the gateway itself. */
export function ResultPage() {
  const { lang } = useTranslation()
  const navigate = useNavigate()
  const isSignedIn = useIsSignedIn()
  const [query] = useSearchParams()
  const hasBegun = useRef(false)

  useEffect(() => {
    if (isSignedIn === null || hasBegun.current) return
    hasBegun.current = true
    const facts = readPaymentFacts(query)
    const forward = (path: string) => void navigate(path, { replace: true })
    if (query.get('redirect_status') !== 'succeeded') return forward(errorPath(lang, facts))
    if (!isSignedIn) return forward(donePath(lang, facts))
    if (!facts.checkoutId) return void processLastPayment().then(() => forward(donePath(lang, facts)))
    placeOrder(facts.checkoutId).then(
      (orderNumber) =>
        forward(orderNumber ? donePath(lang, { ...facts, orderNumber }) : errorPath(lang, facts)),
      () => forward(errorPath(lang, facts)),
    )
  }, [isSignedIn, query, lang, navigate])

  return <CheckingPayment />
}

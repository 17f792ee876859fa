import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { CheckingPayment } from './checking-payment.tsx'
import { donePath, errorPath, readPaymentFacts } from './finish-purchase.ts'
import { placeOrder, processLastPayment } from './return-from-gateway.ts'
import { useOnceFor } from './use-once-for.ts'

/** The gateway's way back. The address steers; whether it is paid the server asks the gateway itself. */
export function ResultPage() {
  const { lang } = useTranslation()
  const navigate = useNavigate()
  const isSignedIn = useIsSignedIn()
  const [query] = useSearchParams()
  const { key } = useLocation()

  useOnceFor(isSignedIn === null ? null : key, (isCurrent) => {
    const facts = readPaymentFacts(query)
    const forward = (path: string) => {
      if (isCurrent()) void navigate(path, { replace: true })
    }
    if (query.get('redirect_status') !== 'succeeded') return forward(errorPath(lang, facts))
    if (!isSignedIn) return forward(donePath(lang, facts))
    if (!facts.checkoutId) return void processLastPayment().then(() => forward(donePath(lang, facts)))
    placeOrder(facts.checkoutId).then(
      (orderNumber) =>
        forward(orderNumber ? donePath(lang, { ...facts, orderNumber }) : errorPath(lang, facts)),
      () => forward(errorPath(lang, facts)),
    )
  })

  return <CheckingPayment />
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { errorPath, type PaymentFacts } from './finish-purchase.ts'
import { placeOrder } from './return-from-gateway.ts'
import { useOnceFor } from './use-once-for.ts'

/**
 * The number of the order that the done page is about. An address with a checkout alone, as after a sign-in on the way
 * back from the gateway, asks the server for it, which answers the same order each time.
 */
export function useOrderNumber(facts: PaymentFacts): { orderNumber: string | null; isAsking: boolean } {
  const { lang } = useTranslation()
  const navigate = useNavigate()
  const [placed, setPlaced] = useState<{ checkoutId: string; number: string } | null>(null)
  const { checkoutId, orderNumber: known } = facts

  useOnceFor(checkoutId && !known ? checkoutId : null, (isCurrent) => {
    if (!checkoutId) return
    const fail = () => {
      if (isCurrent()) void navigate(errorPath(lang, facts), { replace: true })
    }
    placeOrder(checkoutId).then((number) => (number ? setPlaced({ checkoutId, number }) : fail()), fail)
  })

  const orderNumber = known ?? (placed?.checkoutId === checkoutId ? (placed?.number ?? null) : null)
  return { orderNumber, isAsking: Boolean(checkoutId) && !orderNumber }
}

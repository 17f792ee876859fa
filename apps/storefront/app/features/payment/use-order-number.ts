import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { errorPath, type PaymentFacts } from './finish-purchase.ts'
import { placeOrder } from './return-from-gateway.ts'

/**
 * The number of the order that the done page is about. An address with a checkout alone, as after a sign-in on the way
 * back from the gateway, asks the server for it, which answers the same order each time.
 */
export function useOrderNumber(facts: PaymentFacts): { orderNumber: string | null; isAsking: boolean } {
  const { lang } = useTranslation()
  const navigate = useNavigate()
  const [placed, setPlaced] = useState<string | null>(null)
  const hasBegun = useRef(false)
  const { checkoutId, orderNumber: known } = facts
  const failure = errorPath(lang, facts)

  useEffect(() => {
    if (!checkoutId || known || hasBegun.current) return
    hasBegun.current = true
    const fail = () => void navigate(failure, { replace: true })
    placeOrder(checkoutId).then((number) => (number ? setPlaced(number) : fail()), fail)
  }, [checkoutId, known, failure, navigate])

  const orderNumber = known ?? placed
  return { orderNumber, isAsking: Boolean(checkoutId) && !orderNumber }
}

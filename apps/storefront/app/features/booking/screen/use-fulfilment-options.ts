import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { useEffect, useRef, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { useTranslation } from '~/session/messages.ts'
import { listFulfilmentOptions, type ServiceOption } from '../calls/booking-calls.ts'
import { type RefuseStock, showCentreFailure } from '../calls/show-centre-failure.ts'

export type Ways = ReadonlyMap<string, readonly ServiceOption[]>

/** How each product of the cart can be had; null while it is on its way. */
export function useFulfilmentOptions(lines: readonly CartLine[], refuseStock: RefuseStock) {
  const { lang } = useTranslation()
  const [ways, setOptions] = useState<Ways | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const current = useRef({ lines, refuseStock })
  current.current = { lines, refuseStock }
  const wanted = lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: other products, another language and another turn are read anew
  useEffect(() => {
    const abort = new AbortController()
    setFailed(false)
    listFulfilmentOptions(current.current.lines, { signal: abort.signal }).then(
      setOptions,
      (error: unknown) => {
        if (isAbort(error)) return
        setFailed(true)
        showCentreFailure(error, current.current.refuseStock)
      },
    )
    return () => abort.abort()
  }, [wanted, lang, turn])

  return { ways, hasFailed, reload: () => setTurn((before) => before + 1) }
}

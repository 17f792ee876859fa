import { readDeliveryRulesCall } from '@warsha/contract/content/content.calls.ts'
import type { RestDeliveryRules } from '@warsha/contract/content/content.rest.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '~/session/browser-api.ts'
import { isAbort } from '~/session/exchange.ts'
import { useTranslation } from '~/session/messages.ts'

/** The rules a booking is made under; nothing is confirmed before they are there. */
export function useDeliveryRules() {
  const { lang } = useTranslation()
  const [rules, setRules] = useState<RestDeliveryRules | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn and another language are read anew
  useEffect(() => {
    const abort = new AbortController()
    setFailed(false)
    browserApi()
      .call(readDeliveryRulesCall, { signal: abort.signal, isBackground: true })
      .then(
        ({ data }) => setRules(data),
        (error: unknown) => {
          if (!isAbort(error)) setFailed(true)
        },
      )
    return () => abort.abort()
  }, [turn, lang])

  return { rules, hasFailed, reload: () => setTurn((before) => before + 1) }
}

import { useEffect, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { showErrors } from '~/session/show-errors.ts'
import { type FoundInvoice, readInvoice } from './invoice-calls.ts'

/** How often an invoice that is being issued is looked for, and how long between. */
const maxAttempts = 10
const pauseMs = 1_500

/** The invoice of an order, in the language of the page; looked for again while it is being issued. */
export function useInvoice(orderId: string, lang: string) {
  const [found, setFound] = useState<FoundInvoice | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: texts come in the language of the page
  useEffect(() => {
    const abort = new AbortController()
    readInvoice(orderId, abort.signal).then(
      (invoice) => {
        setFound(invoice)
        setFailed(false)
      },
      (error: unknown) => {
        if (isAbort(error)) return
        showErrors(error)
        setFailed(true)
      },
    )
    return () => abort.abort()
  }, [orderId, lang, tries])

  useEffect(() => {
    if (found !== 'awaited' || tries >= maxAttempts) return
    const timer = setTimeout(() => setTries(tries + 1), pauseMs)
    return () => clearTimeout(timer)
  }, [found, tries])

  const retry = () => setTries((before) => before + 1)
  return { found, isStuck: hasFailed || (found === 'awaited' && tries >= maxAttempts), retry }
}

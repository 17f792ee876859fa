import type { RestUserAddress } from '@warsha/contract/addresses/addresses.rest.ts'
import { useEffect, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { listAddresses } from './address-calls.ts'

/** The customer's addresses; null while they are on their way. */
export function useMyAddresses() {
  const { lang } = useTranslation()
  const [addresses, setAddresses] = useState<readonly RestUserAddress[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn and another language are read anew
  useEffect(() => {
    const abort = new AbortController()
    setFailed(false)
    listAddresses({ signal: abort.signal, isBackground: true }).then(setAddresses, (error: unknown) => {
      if (isAbort(error)) return
      setFailed(true)
      showErrors(error)
    })
    return () => abort.abort()
  }, [turn, lang])

  return { addresses, hasFailed, reload: () => setTurn((before) => before + 1) }
}

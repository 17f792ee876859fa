import type { RestSavedCar } from '@warsha/contract/vehicles/vehicles.rest.ts'
import { useEffect, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { listSavedCars } from './car-lists.ts'

/** The customer's cars; null while they are on their way. */
export function useMyCars() {
  const { lang } = useTranslation()
  const [cars, setCars] = useState<readonly RestSavedCar[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn and another language are read anew
  useEffect(() => {
    const abort = new AbortController()
    setFailed(false)
    listSavedCars({ signal: abort.signal, isBackground: true }).then(setCars, (error: unknown) => {
      if (isAbort(error)) return
      setFailed(true)
      showErrors(error)
    })
    return () => abort.abort()
  }, [turn, lang])

  return { cars, hasFailed, reload: () => setTurn((before) => before + 1) }
}

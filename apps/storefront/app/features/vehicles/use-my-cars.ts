import { showErrors } from '~/session/show-errors.ts'
import { useLoad } from '~/session/use-load.ts'
import { listSavedCars } from './car-lists.ts'

export type MyCarsOptions = {
  /** Nothing is asked for a visitor. */
  isCustomer?: boolean
  /** Where the cars are an extra, a failure is not told. */
  isQuiet?: boolean
}

/** The customer's cars; null while they are on their way. */
export function useMyCars({ isCustomer = true, isQuiet = false }: MyCarsOptions = {}) {
  const { value: cars, ...load } = useLoad(
    isCustomer ? ['my-cars'] : null,
    (signal) => listSavedCars({ signal, isBackground: true }),
    { onFailure: isQuiet ? () => undefined : showErrors },
  )
  return { cars, ...load }
}

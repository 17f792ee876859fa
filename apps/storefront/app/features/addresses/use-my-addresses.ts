import { useLoad } from '~/session/use-load.ts'
import { listAddresses } from './address-calls.ts'

/** The customer's addresses; null while they are on their way. A form begins with those that were just read. */
export function useMyAddresses({ isForForm = false } = {}) {
  const { value: addresses, ...load } = useLoad(
    ['my-addresses'],
    (signal) => listAddresses({ signal, isBackground: true }),
    { isCached: !isForForm },
  )
  return { addresses, ...load }
}

import { listServicesCall } from '@warsha/contract/logbook/logbook.calls.ts'
import type { RestCarService } from '@warsha/contract/logbook/logbook.rest.ts'
import { browserApi } from '~/session/load-page.ts'
import { useLoad } from '~/session/use-load.ts'

/** What was done on the customer's cars; null until it is known, since the cars are shown without it, too. */
export function useLogbook(): readonly RestCarService[] | null {
  const { value } = useLoad(['logbook'], listServices, { onFailure: () => undefined })
  return value ?? null
}

export async function listServices(signal?: AbortSignal): Promise<RestCarService[]> {
  const { data } = await browserApi().call(listServicesCall, {
    ...(signal && { signal }),
    isBackground: true,
  })
  return data
}

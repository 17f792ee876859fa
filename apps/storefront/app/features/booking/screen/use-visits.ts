import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { useLoad } from '~/session/use-load.ts'
import { findVisits, type ServiceOption, type Visits } from '../calls/booking-calls.ts'
import type { Ways } from './use-fulfilment-options.ts'

export type Proposal = Visits & {
  /** The way each line would be had, by its variant. */
  wayOf: ReadonlyMap<string, ServiceOption>
}

/** The fewest visits for the lines that have no hour yet. A proposal that cannot be had is none; each line can be booked by itself. */
export function useVisits(unbooked: readonly CartLine[], ways: Ways | null): Proposal | null {
  const questions = unbooked.flatMap((line) => {
    const way = ways?.get(line.id)?.find(({ place }) => place === 'center')
    return way ? { line, way } : []
  })
  const wanted = questions.map(({ line }) => `${line.variantId} ${line.quantity}`).join()
  const { value } = useLoad<Proposal>(
    wanted ? ['visits', wanted] : null,
    async (signal) => ({
      ...(await findVisits(questions, { signal, isBackground: true })),
      wayOf: new Map(questions.map(({ line, way }) => [line.variantId, way])),
    }),
    { isCached: false, onFailure: () => undefined },
  )
  return value?.visits.length ? value : null
}

import { useQuery } from '@tanstack/react-query'
import { listConsoleCentresCall } from '@warsha/contract/console/booking/console-centres.calls.ts'
import type { RestConsoleCentre } from '@warsha/contract/console/booking/console-centres.rest.ts'
import { useSyncExternalStore } from 'react'
import { ask } from './ask.ts'

const storedAs = 'warsha-console:centre'
const listeners = new Set<() => void>()

const none: readonly RestConsoleCentre[] = []

/** The operator's centres; all of them for roles that are bound to none. */
export function useCentres(): readonly RestConsoleCentre[] {
  const { data } = useQuery({
    queryKey: ['centres'],
    queryFn: ({ signal }) => ask(listConsoleCentresCall, { signal }),
    staleTime: 300_000,
  })
  return data?.data ?? none
}

/** The centre that lists begin with, chosen in the header and kept on this device; undefined means all. */
export function useChosenCentre() {
  const centres = useCentres()
  const stored = useSyncExternalStore(onCentreChosen, readChosen, () => undefined)
  const chosen = centres.find(({ id }) => id === stored)?.id
  return { centres, chosen, choose }
}

function choose(id: number | undefined): void {
  if (id === undefined) localStorage.removeItem(storedAs)
  else localStorage.setItem(storedAs, String(id))
  for (const tell of listeners) tell()
}

function readChosen(): number | undefined {
  return Number(localStorage.getItem(storedAs) ?? '') || undefined
}

/** Calls back when another centre is chosen in the header. */
export function onCentreChosen(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

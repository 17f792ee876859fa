import type { RestNextSlot } from '@warsha/contract/booking/first-slots.rest.ts'
import { useMemo, useState } from 'react'
import { useLoad } from '~/session/use-load.ts'
import { listNextSlots, type Point } from './calls/booking-calls.ts'

export type NextSlots = ReadonlyMap<number, RestNextSlot>

/** When each centre is free next, by its id, and how far it is once the shopper has said where they are. */
export function useNextSlots(stateId: number) {
  const [position, setPosition] = useState<Point | null>(null)
  const { value, hasFailed } = useLoad<RestNextSlot[]>(
    ['next-slots', stateId, position?.latitude ?? null, position?.longitude ?? null],
    (signal) => listNextSlots(position, { signal, isBackground: true }),
    // The cards can do without.
    { isCached: false, keepsPrevious: true, onFailure: () => undefined },
  )
  const slots = useMemo<NextSlots | null>(
    () => value && new Map(value.map((slot) => [slot.service_center_id, slot])),
    [value],
  )
  return { slots, hasFailed, isNear: position !== null, setPosition }
}

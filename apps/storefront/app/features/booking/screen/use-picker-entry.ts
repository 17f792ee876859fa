import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isFetched } from '~/session/use-lazy-open.ts'
import type { ServiceOption } from '../calls/booking-calls.ts'

/** The variant and the way that the picker was opened for. */
export type PickerEntry = { variantId: string; way: ServiceOption }

/**
 * The open picker is an entry of the history: the back button of a phone closes it, and the shopper is on the booking
 * screen again. It opens once its code is there.
 */
export function usePickerEntry(load: () => Promise<unknown>) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const entry = (state as { picker?: PickerEntry } | null)?.picker ?? null

  const isOpening = useRef(false)

  async function open(picker: PickerEntry): Promise<void> {
    if (isOpening.current) return
    isOpening.current = true
    const hasCome = await isFetched(load, () => void open(picker))
    isOpening.current = false
    if (hasCome) await navigate(pathname, { state: { picker }, preventScrollReset: true })
  }

  return {
    entry,
    open: (picker: PickerEntry) => void open(picker),
    close: () => void navigate(-1),
  }
}

import { useLocation, useNavigate } from 'react-router'
import type { ServiceWay } from '../calls/booking-calls.ts'

/** What the picker was opened for. */
export type PickerEntry = { variantId: string; way: ServiceWay }

/**
 * The open picker is an entry of the history: the back button of a phone closes it, and the shopper is on the booking
 * screen again.
 */
export function usePickerEntry() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const entry = (state as { picker?: PickerEntry } | null)?.picker ?? null

  return {
    entry,
    open: (picker: PickerEntry) => void navigate(pathname, { state: { picker }, preventScrollReset: true }),
    close: () => void navigate(-1),
  }
}

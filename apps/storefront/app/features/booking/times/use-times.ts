import type { RestBookingDate } from '@warsha/contract/booking/booking.rest.ts'
import type { LiveEvent } from '~/live/subscribe-live.ts'
import { useLive } from '~/live/use-live.ts'
import { useLoad } from '~/session/use-load.ts'
import { type BookingQuestion, readCentre } from '../calls/booking-calls.ts'
import { type RefuseStock, showCentreFailure } from '../calls/show-centre-failure.ts'
import { applySlotChange, type SlotChange } from './apply-slot-change.ts'

/** The days of one centre, kept up to date while they are looked at; null while they are on their way. */
export function useTimes(question: BookingQuestion, centreId: number, refuseStock: RefuseStock) {
  const {
    value: dates,
    hasFailed,
    reload,
    change,
  } = useLoad<readonly RestBookingDate[]>(
    ['times', centreId],
    async (signal, before) =>
      (await readCentre(question, centreId, { signal, isBackground: before !== null })).dates,
    {
      isCached: false,
      // Times that are shown already are better than none.
      onFailure: (error, shown) => shown ?? showCentreFailure(error, refuseStock),
    },
  )

  function apply(event: LiveEvent) {
    // Hours may have come or gone.
    if (event.type === 'schedule') return reload()
    const slot = readChange(event)
    if (!slot) return
    change((known) => {
      const applied = applySlotChange(known, slot)
      if (!applied.isKnown) reload()
      return applied.dates
    })
  }
  useLive([`centre:${centreId}`], { onEvent: apply, onResync: reload })

  return { dates, hasFailed: hasFailed && dates === null, reload }
}

function readChange({ type, data }: LiveEvent): SlotChange | null {
  const { slot_id, is_free } = (data ?? {}) as { slot_id?: unknown; is_free?: unknown }
  if (type !== 'slot' || typeof slot_id !== 'number' || typeof is_free !== 'boolean') return null
  return { slotId: slot_id, isFull: !is_free }
}

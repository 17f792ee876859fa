import type { RestBookingDate } from '@warsha/contract/booking/booking.rest.ts'
import { useEffect, useRef, useState } from 'react'
import { type LiveEvent, subscribeLive } from '~/live/subscribe-live.ts'
import { isAbort } from '~/session/exchange.ts'
import { useTranslation } from '~/session/messages.ts'
import { type BookingQuestion, readCentre } from '../calls/booking-calls.ts'
import { type RefuseStock, showCentreFailure } from '../calls/show-centre-failure.ts'
import { applySlotChange, type SlotChange } from './apply-slot-change.ts'

/** The days of one centre, kept up to date while they are looked at; null while they are on their way. */
export function useTimes(question: BookingQuestion, centreId: number, refuseStock: RefuseStock) {
  const { lang } = useTranslation()
  const [dates, setDates] = useState<readonly RestBookingDate[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const current = useRef({ question, refuseStock, dates })
  current.current = { question, refuseStock, dates }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn and another language are read anew
  useEffect(() => {
    const abort = new AbortController()
    const options = { signal: abort.signal, isBackground: current.current.dates !== null }
    setFailed(false)
    readCentre(current.current.question, centreId, options).then(
      (centre) => setDates(centre.dates),
      (error: unknown) => {
        // What is shown already is better than nothing.
        if (isAbort(error) || current.current.dates) return
        setFailed(true)
        showCentreFailure(error, current.current.refuseStock)
      },
    )
    return () => abort.abort()
  }, [centreId, lang, turn])

  const reload = useRef(() => setTurn((before) => before + 1)).current

  useEffect(() => {
    const onEvent = (event: LiveEvent) => {
      const change = readChange(event)
      if (!change || !current.current.dates) return
      const applied = applySlotChange(current.current.dates, change)
      if (applied.isKnown) setDates(applied.dates)
      else reload()
    }
    return subscribeLive({ audiences: [`centre:${centreId}`], onEvent, onResync: reload })
  }, [centreId, reload])

  return { dates, hasFailed, reload }
}

function readChange({ type, data }: LiveEvent): SlotChange | null {
  const { slot_id, is_free } = (data ?? {}) as { slot_id?: unknown; is_free?: unknown }
  if (type !== 'slot' || typeof slot_id !== 'number' || typeof is_free !== 'boolean') return null
  return { slotId: slot_id, isFull: !is_free }
}

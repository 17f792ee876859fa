import type { RestBookingCentre } from '@warsha/contract/booking/booking.rest.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { subscribeLive } from '~/live/subscribe-live.ts'
import { isAbort } from '~/session/exchange.ts'
import { useTranslation } from '~/session/messages.ts'
import { type BookingQuestion, listCentres } from '../calls/booking-calls.ts'
import { type RefuseStock, showCentreFailure } from '../calls/show-centre-failure.ts'
import { rankCentres } from './rank-centres.ts'

/** The stream takes no more audiences than this. */
const maxPatched = 10

/** The centres for a line, the soonest first; they are read again when hours fill up or become free elsewhere. */
export function useCentres({ line, way, position }: BookingQuestion, refuseStock: RefuseStock) {
  const { lang } = useTranslation()
  const [centres, setCentres] = useState<readonly RestBookingCentre[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const refuse = useRef(refuseStock)
  refuse.current = refuseStock
  const { latitude, longitude } = position ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line by what is asked about it
  useEffect(() => {
    const abort = new AbortController()
    const isBackground = turn > 0
    setFailed(false)
    listCentres({ line, way, position }, { signal: abort.signal, isBackground }).then(
      setCentres,
      (error: unknown) => {
        if (isAbort(error)) return
        setFailed(true)
        showCentreFailure(error, refuse.current)
      },
    )
    return () => abort.abort()
  }, [line.variantId, line.quantity, way, latitude, longitude, lang, turn])

  const ranked = useMemo(() => centres && rankCentres(centres), [centres])
  const reload = useRef(() => setTurn((before) => before + 1)).current
  const followed = (ranked ?? []).slice(0, maxPatched).map(({ centre }) => `centre:${centre.id}`)
  useLiveReload(followed.toSorted().join(), reload)

  return { ranked, hasFailed, reload }
}

/** Several hours of one order fill up at once: one reading is enough for all. */
const restMs = 400

function useLiveReload(audiences: string, reload: () => void): void {
  useEffect(() => {
    if (!audiences) return
    let timer: number | undefined
    const later = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(reload, restMs)
    }
    const stop = subscribeLive({ audiences: audiences.split(','), onEvent: later, onResync: later })
    return () => {
      window.clearTimeout(timer)
      stop()
    }
  }, [audiences, reload])
}

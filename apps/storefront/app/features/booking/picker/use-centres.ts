import type { RestBookingCentre } from '@warsha/contract/booking/booking.rest.ts'
import { useMemo } from 'react'
import { useLive } from '~/live/use-live.ts'
import { pause } from '~/session/pause.ts'
import { useLatestCall } from '~/session/use-latest-call.ts'
import { useLoad } from '~/session/use-load.ts'
import { type BookingQuestion, listCentres } from '../calls/booking-calls.ts'
import { type RefuseStock, showCentreFailure } from '../calls/show-centre-failure.ts'
import { rankCentres } from './rank-centres.ts'

/** The stream takes no more audiences than this. */
const maxPatched = 10

/** Several hours of one order fill up at once: one reading is enough for all. */
const restMs = 400

/** The centres for a line, the soonest first; they are read again when hours fill up or become free elsewhere. */
export function useCentres({ line, way, position, visit }: BookingQuestion, refuseStock: RefuseStock) {
  const { latitude = null, longitude = null } = position ?? {}
  const {
    value: centres,
    hasFailed,
    reload,
  } = useLoad<readonly RestBookingCentre[]>(
    [
      'centres',
      visit?.lineId ?? line.variantId,
      line.quantity,
      way.place,
      way.service_type,
      latitude,
      longitude,
    ],
    (signal, before) =>
      listCentres({ line, way, position, visit }, { signal, isBackground: before !== null }),
    {
      isCached: false,
      keepsPrevious: true,
      onFailure: (error) => showCentreFailure(error, refuseStock),
    },
  )

  const ranked = useMemo(() => centres && rankCentres(centres), [centres])
  const { run: latest } = useLatestCall()
  const later = () =>
    void latest((signal) => pause(restMs, signal)).then((isOver) => isOver !== null && reload())
  const followed = (ranked ?? []).slice(0, maxPatched).map(({ centre }) => `centre:${centre.id}`)
  useLive(followed, { onEvent: later, onResync: later })

  return { ranked, hasFailed, reload }
}

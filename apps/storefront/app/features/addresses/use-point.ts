import type { RestAddress } from '@warsha/contract/locations/locations.rest.ts'
import { useState } from 'react'
import { pause } from '~/session/pause.ts'
import { useLatestCall } from '~/session/use-latest-call.ts'
import { describePoint } from './address-calls.ts'

type Point = { latitude: number; longitude: number }

/** A map sends many points while it is moved; only where it comes to rest is asked about. */
const restMs = 400

/** Asks what is at a point. The answer of an earlier point is dropped. */
export function usePoint(onFound: (found: RestAddress) => void) {
  const { run, giveUp, isPending } = useLatestCall()
  const [hasFailed, setFailed] = useState(false)

  function ask(point: Point) {
    setFailed(false)
    run(async (signal) => {
      await pause(restMs, signal)
      return describePoint(point, { signal, isBackground: true })
    }).then(
      (found) => found && onFound(found),
      () => setFailed(true),
    )
  }

  function cancel() {
    giveUp()
    setFailed(false)
  }

  return { isPending, hasFailed, ask, cancel }
}

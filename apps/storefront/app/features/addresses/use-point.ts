import type { RestAddress } from '@warsha/contract/locations/locations.rest.ts'
import { useEffect, useRef, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { describePoint } from './address-calls.ts'

type Point = { latitude: number; longitude: number }

export type PointState = { isPending: boolean; hasFailed: boolean }

/** A map sends many points while it is moved; only where it comes to rest is asked about. */
const restMs = 400

/** Asks what is at a point. The answer of an earlier point is dropped. */
export function usePoint(onFound: (found: RestAddress) => void) {
  const [state, setState] = useState<PointState>({ isPending: false, hasFailed: false })
  const running = useRef<{ abort: AbortController; timer: number } | null>(null)
  const handler = useRef(onFound)
  handler.current = onFound

  function stop() {
    running.current?.abort.abort()
    window.clearTimeout(running.current?.timer)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only leaving the page ends the last question
  useEffect(() => stop, [])

  function ask(point: Point) {
    stop()
    const abort = new AbortController()
    setState({ isPending: true, hasFailed: false })
    const timer = window.setTimeout(() => {
      describePoint(point, { signal: abort.signal, isBackground: true }).then(
        (found) => {
          setState({ isPending: false, hasFailed: false })
          handler.current(found)
        },
        (error: unknown) => {
          if (!isAbort(error)) setState({ isPending: false, hasFailed: true })
        },
      )
    }, restMs)
    running.current = { abort, timer }
  }

  function cancel() {
    stop()
    setState({ isPending: false, hasFailed: false })
  }

  return { ...state, ask, cancel }
}

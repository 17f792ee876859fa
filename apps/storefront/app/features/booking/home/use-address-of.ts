import { reverseGeocodeCall } from '@warsha/contract/locations/locations.calls.ts'
import { useEffect, useRef } from 'react'
import { browserApi } from '~/session/browser-api.ts'

type Point = { latitude: number; longitude: number }

/** A map sends many points while it is moved; only where it comes to rest is asked about. */
const restMs = 400

/** Finds the words for a point. Where there are none the shopper writes them. */
export function useAddressOf(onText: (text: string) => void): (point: Point) => void {
  const running = useRef<{ abort: AbortController; timer: number } | null>(null)
  const stop = useRef(() => {
    running.current?.abort.abort()
    window.clearTimeout(running.current?.timer)
  }).current
  useEffect(() => stop, [stop])

  return ({ latitude, longitude }) => {
    stop()
    const abort = new AbortController()
    const query = { lat: latitude.toFixed(6), lon: longitude.toFixed(6) }
    const timer = window.setTimeout(() => {
      browserApi()
        .call(reverseGeocodeCall, { query, signal: abort.signal, isBackground: true })
        .then(
          ({ data }) => onText(data.address),
          () => undefined,
        )
    }, restMs)
    running.current = { abort, timer }
  }
}

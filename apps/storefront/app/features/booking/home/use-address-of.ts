import { reverseGeocodeCall } from '@warsha/contract/locations/locations.calls.ts'
import { browserApi } from '~/session/browser-api.ts'
import { pause } from '~/session/pause.ts'
import { useLatestCall } from '~/session/use-latest-call.ts'

type Point = { latitude: number; longitude: number }

/** A map sends many points while it is moved; only where it comes to rest is asked about. */
const restMs = 400

/** Finds the words for a point. Where there are none the shopper writes them. */
export function useAddressOf(onText: (text: string) => void): (point: Point) => void {
  const { run } = useLatestCall()

  return ({ latitude, longitude }) => {
    const query = { lat: latitude.toFixed(6), lon: longitude.toFixed(6) }
    run(async (signal) => {
      await pause(restMs, signal)
      const { data } = await browserApi().call(reverseGeocodeCall, { query, signal, isBackground: true })
      return data.address
    }).then(
      (address) => address !== null && onText(address),
      () => undefined,
    )
  }
}

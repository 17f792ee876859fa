import { geolocationOptions } from '@warsha/contract/constants.ts'
import type { MapPoint } from './open-map.ts'

export type LocateFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'failed'

/** Where the device says it is. */
export function locate(): Promise<MapPoint | LocateFailure> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unsupported')
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => resolve(failures[code] ?? 'failed'),
      geolocationOptions,
    )
  })
}

/** By the codes of `GeolocationPositionError`. */
const failures: Readonly<Record<number, LocateFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

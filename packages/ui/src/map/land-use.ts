import type { LatLngTuple } from 'leaflet'

export type LandUse = {
  readonly kind: 'hills' | 'airport' | 'park'
  /** The first one is its edge, the others are left out of it. */
  readonly rings: readonly (readonly LatLngTuple[])[]
}

/** What gives the plain of Muscat its shape, by hand like the roads: the foot of the mountains, the airport, the parks. */
export const landUses: readonly LandUse[] = [
  {
    kind: 'hills',
    rings: [
      ring(
        '23.553 58.375, 23.556 58.400, 23.563 58.425, 23.573 58.445, 23.579 58.462, 23.585 58.480, 23.586 58.505, 23.582 58.525, 23.580 58.545, 23.583 58.566, 23.595 58.576, 23.607 58.584, 23.604 58.593, 23.592 58.590, 23.575 58.600, 23.560 58.615, 23.545 58.630, 23.500 58.640, 23.440 58.600, 23.420 58.450, 23.450 58.360, 23.500 58.355, 23.535 58.365',
      ),
      ring(
        '23.537 58.475, 23.540 58.505, 23.522 58.535, 23.495 58.535, 23.480 58.500, 23.490 58.465, 23.515 58.455',
      ),
    ],
  },
  {
    kind: 'hills',
    rings: [
      ring(
        '23.515 58.190, 23.535 58.250, 23.540 58.290, 23.515 58.330, 23.470 58.330, 23.430 58.250, 23.430 58.170, 23.470 58.160',
      ),
    ],
  },
  {
    kind: 'airport',
    rings: [
      ring('23.5905 58.252, 23.602 58.258, 23.6065 58.282, 23.604 58.303, 23.5925 58.304, 23.590 58.280'),
    ],
  },
  {
    kind: 'park',
    rings: [ring('23.6145 58.4705, 23.6190 58.4740, 23.6215 58.4790, 23.6180 58.4800, 23.6140 58.4750')],
  },
  { kind: 'park', rings: [ring('23.5815 58.3865, 23.5860 58.3870, 23.5858 58.3915, 23.5815 58.3912')] },
  { kind: 'park', rings: [ring('23.586 58.163, 23.598 58.161, 23.599 58.174, 23.587 58.175')] },
]

function ring(written: string): LatLngTuple[] {
  return written.split(', ').map((pair) => {
    const [latitude = 0, longitude = 0] = pair.split(' ').map(Number)
    return [latitude, longitude]
  })
}

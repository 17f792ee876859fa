import { countryOutlines } from './country-outlines.ts'

type Position = { latitude: number; longitude: number }
type Point = readonly [number, number]

/**
 * Whether a position lies in a country. Of countries with stores the outline is known, coarsely, so a little outside
 * (a harbour, a bridge) still counts; of others a box is enough, because nothing is delivered there.
 */
export function isInCountry(country: string, { latitude, longitude }: Position): boolean {
  const point: Point = [longitude, latitude]
  const rings = outlines.get(country)
  if (rings) return rings.some((ring) => contains(ring, point) || isNear(ring, point))
  const box = boxes.get(country)
  if (!box) return true
  const [west, south, east, north] = box
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}

const toleranceDegrees = 0.02

const boxes: ReadonlyMap<string, readonly [number, number, number, number]> = new Map([
  ['TR', [25.6, 35.8, 44.9, 42.2]],
  ['CA', [-141.1, 41.6, -52.6, 83.2]],
])

const outlines: ReadonlyMap<string, readonly (readonly Point[])[]> = new Map(
  Object.entries(countryOutlines).map(([country, rings]) => [country, rings.map(readRing)]),
)

function readRing(text: string): Point[] {
  const numbers = text.split(' ').map((number) => Number(number) / 1000)
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []))
}

/** Counts the sides to the right of the point: an odd number means inside. */
function contains(ring: readonly Point[], [x, y]: Point): boolean {
  let isInside = false
  for (const [[ax, ay], [bx, by]] of sidesOf(ring)) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
  }
  return isInside
}

function isNear(ring: readonly Point[], [x, y]: Point): boolean {
  for (const [[ax, ay], [bx, by]] of sidesOf(ring)) {
    const [dx, dy] = [bx - ax, by - ay]
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
    if (Math.hypot(x - ax - share * dx, y - ay - share * dy) <= toleranceDegrees) return true
  }
  return false
}

function* sidesOf(ring: readonly Point[]): Generator<readonly [Point, Point]> {
  for (const [index, point] of ring.entries()) {
    const next = ring[(index + 1) % ring.length]
    if (next) yield [point, next]
  }
}

/** Longitude and latitude. */
export type Point = readonly [number, number]
export type Ring = readonly Point[]
export type Box = { west: number; south: number; east: number; north: number }

/** The part of a ring inside of a box (Sutherland and Hodgman). */
export function clipRing(ring: Ring, { west, south, east, north }: Box): Ring {
  const sides: readonly [0 | 1, 1 | -1, number][] = [
    [0, 1, west],
    [0, -1, east],
    [1, 1, south],
    [1, -1, north],
  ]
  return sides.reduce((rest, [axis, sign, limit]) => clipSide(rest, axis, sign, limit), ring)
}

function clipSide(ring: Ring, axis: 0 | 1, sign: 1 | -1, limit: number): Ring {
  const isInside = (point: Point) => (point[axis] - limit) * sign >= 0
  return ring.flatMap((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length] ?? point
    if (isInside(before) === isInside(point)) return isInside(point) ? [point] : []
    const share = (limit - before[axis]) / (point[axis] - before[axis])
    const crossing: Point = [
      before[0] + (point[0] - before[0]) * share,
      before[1] + (point[1] - before[1]) * share,
    ]
    return isInside(point) ? [crossing, point] : [crossing]
  })
}

/** In square degrees. */
export function ringArea(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice / 2)
}

/** Fewer points, none of the others farther than the tolerance from the new line (Douglas and Peucker). */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  const half = Math.floor(ring.length / 2)
  const [first] = ring
  if (!first) return ring
  const closed = [...ring.slice(half), first]
  return [
    ...simplifyLine(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplifyLine(closed, tolerance).slice(0, -1),
  ]
}

function simplifyLine(line: Ring, tolerance: number): Ring {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return line
  let farthest = 0
  let distance = tolerance
  for (const [index, point] of line.entries()) {
    const away = distanceToLine(point, first, last)
    if (away <= distance) continue
    farthest = index
    distance = away
  }
  if (farthest === 0) return [first, last]
  return [
    ...simplifyLine(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(farthest), tolerance),
  ]
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [px, py] = [point[0] - from[0], point[1] - from[1]]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length))
  return Math.hypot(px - share * dx, py - share * dy)
}

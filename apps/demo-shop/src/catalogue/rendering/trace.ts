import type { Point } from './distances.ts'
import type { Part } from './scene.ts'

export type Hit = { readonly part: Part; readonly point: Point; readonly distance: number }

const longest = 40
const maxSteps = 160
const touching = 0.0007

/** The first part that a ray meets. */
export function trace(parts: readonly Part[], from: Point, direction: Point, start = 0.01): Hit | null {
  const met = parts.filter((part) => crosses(part, from, direction))
  if (met.length === 0) return null
  let along = start
  for (let step = 0; step < maxSteps && along < longest; step++) {
    const x = from[0] + direction[0] * along
    const y = from[1] + direction[1] * along
    const z = from[2] + direction[2] * along
    let nearest = Number.POSITIVE_INFINITY
    let found = met[0]
    for (const part of met) {
      const away = awayFrom(part, x, y, z)
      if (away >= nearest) continue
      const distance = away > 0.06 ? away + 0.01 : part.distance(x, y, z)
      if (distance < nearest) {
        nearest = distance
        found = part
      }
    }
    if (nearest < touching && found) return { part: found, point: [x, y, z], distance: along }
    along += nearest * 0.92
  }
  return null
}

/** How much of a light arrives: 0 behind something, 1 with nothing near the way. */
export function lightArriving(
  parts: readonly Part[],
  from: Point,
  direction: Point,
  softness: number,
): number {
  const met = parts.filter((part) => crosses(part, from, direction, 0.35))
  let arriving = 1
  let along = 0.02
  for (let step = 0; met.length > 0 && step < 48 && along < 6; step++) {
    const x = from[0] + direction[0] * along
    const y = from[1] + direction[1] * along
    const z = from[2] + direction[2] * along
    const nearest = nearestPart(met, x, y, z)
    arriving = Math.min(arriving, 0.5 + (0.5 * nearest * softness) / along)
    if (arriving < 0.01 || nearest < -0.3) return 0
    if (along > 0.8 && nearest > 0.6) break
    along += Math.max(0.03, Math.min(0.4, Math.abs(nearest)))
  }
  const open = Math.max(0, arriving)
  return open * open * (3 - 2 * open)
}

export function nearestPart(parts: readonly Part[], x: number, y: number, z: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const part of parts) {
    const away = awayFrom(part, x, y, z)
    if (away >= nearest) continue
    nearest = Math.min(nearest, away > 0.5 ? away : part.distance(x, y, z))
  }
  return nearest
}

function awayFrom({ lowest, highest }: Part, x: number, y: number, z: number): number {
  const dx = Math.max(lowest[0] - x, 0, x - highest[0])
  const dy = Math.max(lowest[1] - y, 0, y - highest[1])
  const dz = Math.max(lowest[2] - z, 0, z - highest[2])
  return Math.sqrt(dx * dx + dy * dy + dz * dz)
}

function crosses({ lowest, highest }: Part, from: Point, direction: Point, margin = 0.01): boolean {
  let near = 0
  let far = longest
  for (const axis of [0, 1, 2] as const) {
    const speed = direction[axis] || 1e-9
    const one = (lowest[axis] - margin - from[axis]) / speed
    const other = (highest[axis] + margin - from[axis]) / speed
    near = Math.max(near, Math.min(one, other))
    far = Math.min(far, Math.max(one, other))
  }
  return near <= far
}

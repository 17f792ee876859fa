import type { Point } from './distances.ts'
import type { Colour, Part, Scene, Surface } from './scene.ts'
import { type Hit, lightArriving, nearestPart, trace } from './trace.ts'

/** One studio for all pictures: the main light from the upper left, a bright wall right of the viewer, a white floor. */
const sun = unit([-0.55, 0.95, 0.62])
const fill = unit([0.85, 0.35, 0.6])

export function shadePoint(
  parts: readonly Part[],
  { part, point }: Hit,
  direction: Point,
  isMirrored = false,
): Point {
  const normal = normalAt(part, point)
  const facing = typeof part.surface === 'function' ? part.surface(point, normal) : part.surface
  const open = openness(parts, point, normal)
  const main =
    Math.max(0, dot(normal, sun)) * (isMirrored ? 0.8 : lightArriving(parts, lifted(point, normal), sun, 9))
  const side = Math.max(0, dot(normal, fill)) * open
  const sky = (0.5 + normal[1] * 0.5) * open
  const bounce = (0.5 - normal[1] * 0.5) * open
  const diffuse = facing.isMetal ? 0 : main * 1.5 + side * 0.34 + sky * 0.42 + bounce * 0.24
  const shine = shineOf(parts, point, normal, direction, facing, open, isMirrored)
  const glow = facing.glow ?? 0
  const channel = (index: 0 | 1 | 2) => facing.colour[index] * (diffuse + glow) + shine[index]
  return [channel(0), channel(1), channel(2)]
}

function shineOf(
  parts: readonly Part[],
  point: Point,
  normal: Point,
  direction: Point,
  facing: Surface,
  open: number,
  isMirrored: boolean,
): Colour {
  const { roughness, isMetal, colour } = facing
  const against = Math.max(0, -dot(normal, direction))
  const grazing = (1 - against) ** 5
  const away: Point = [
    direction[0] + 2 * against * normal[0],
    direction[1] + 2 * against * normal[1],
    direction[2] + 2 * against * normal[2],
  ]
  let light: Colour = studio(away, roughness)
  if (!isMirrored && roughness < 0.45) {
    const met = trace(parts, lifted(point, normal), away, 0.03)
    if (met) {
      const seen = shadePoint(parts, met, away, true)
      const clear = 1 - roughness
      light = [
        mix(light[0] * open, seen[0], clear),
        mix(light[1] * open, seen[1], clear),
        mix(light[2] * open, seen[2], clear),
      ]
    }
  }
  const strength = (base: number) =>
    (base + (Math.max(1 - roughness, base) - base) * grazing) * (0.35 + 0.65 * open)
  const plain = 0.045 * (1 - roughness * 0.6)
  return [0, 1, 2].map(
    (index) => (light[index] ?? 0) * strength(isMetal ? (colour[index] ?? 0) : plain),
  ) as unknown as Colour
}

/** What a mirror would see of the studio: soft boxes before grey walls. Rough surfaces see them blurred. */
function studio([x, y, z]: Point, roughness: number): Colour {
  const blur = 0.03 + roughness * 0.6
  const horizon = smooth(-0.25, 0.25 + roughness, y)
  const ambient = 0.42 * (1 - horizon) + (0.3 + 0.4 * Math.max(0, y)) * horizon
  const azimuth = Math.atan2(x, z)
  const windowLeft = band(azimuth, -0.75, 0.34, blur) * band(y, 0.42, 0.42, blur)
  const stripRight = band(azimuth, 1.25, 0.14, blur) * band(y, 0.35, 0.6, blur)
  const top = smooth(0.72 - blur, 0.86 + blur * 0.4, y)
  const behind = band(azimuth, -2.6, 0.5, blur) * band(y, 0.3, 0.4, blur)
  const keep = 1 / (1 + roughness * 1.4)
  const light = ambient + (windowLeft * 4.2 + stripRight * 2.2 + top * 1.6 + behind * 1.6) * keep
  return [light, light * 1.005, light * 1.01]
}

function band(value: number, middle: number, half: number, blur: number): number {
  const away = Math.abs(value - middle)
  return 1 - smooth(half - blur * 0.5, half + blur, away)
}

const groundColours: readonly (readonly [number, Colour])[] = [
  [0, [253, 254, 253]],
  [0.5, [240, 244, 241]],
  [1, [219, 229, 223]],
]

/** The ground that drawn pictures have as well, with the shadow of what stands on it and a breath of its mirror image. */
export function shadeGround(
  { parts }: Scene,
  from: Point,
  direction: Point,
  across: number,
  down: number,
): Point {
  const reach = Math.min(1, Math.hypot(across - 0.4, down - 0.32) / 0.85)
  const [, low] = groundColours[reach < 0.5 ? 0 : 1] ?? [0, [255, 255, 255]]
  const [, high] = groundColours[reach < 0.5 ? 1 : 2] ?? [0, [255, 255, 255]]
  const share = (reach % 0.5) * 2 || (reach === 1 ? 1 : 0)
  const ground = [0, 1, 2].map(
    (index) => mix(low[index] ?? 255, high[index] ?? 255, share) / 255,
  ) as unknown as Point
  if (direction[1] >= -0.02) return ground
  const along = -from[1] / direction[1]
  const point: Point = [from[0] + direction[0] * along, 0, from[2] + direction[2] * along]
  const away = Math.hypot(point[0], point[2])
  if (away > 6) return ground
  const open = openness(parts, point, [0, 1, 0])
  const main = lightArriving(parts, [point[0], 0.004, point[2]], sun, 4)
  const fading = Math.exp(-0.9 * nearestPart(parts, point[0], 0, point[2]))
  const shade = 1 - (1 - main) * 0.3 * fading - (1 - open) * 0.62
  const mirrored: Point = [direction[0], -direction[1], direction[2]]
  const met = trace(parts, [point[0], 0.002, point[2]], mirrored, 0.01)
  const breath = met ? 0.16 * Math.exp(-met.distance * 2.2) : 0
  const seen: Point = met && breath > 0.01 ? shadePoint(parts, met, mirrored, true) : [0, 0, 0]
  const tinted = (index: 0 | 1 | 2, tint: number) =>
    mix(ground[index] * Math.max(0.12, 1 - (1 - shade) * tint), Math.min(1, seen[index]) ** (1 / 2.2), breath)
  return [tinted(0, 1.04), tinted(1, 0.98), tinted(2, 1)]
}

function openness(parts: readonly Part[], point: Point, normal: Point): number {
  let closed = 0
  let weight = 1
  for (const step of [0.02, 0.06, 0.14, 0.28, 0.5]) {
    const near = nearestPart(
      parts,
      point[0] + normal[0] * step,
      point[1] + normal[1] * step,
      point[2] + normal[2] * step,
    )
    const floor = normal[1] > 0.9 ? step : point[1] + normal[1] * step
    closed += (step - Math.min(step, near, Math.max(0, floor))) * weight
    weight *= 0.62
  }
  return Math.max(0, Math.min(1, 1 - closed * 2.6))
}

function normalAt({ distance }: Part, [x, y, z]: Point): Point {
  const e = 0.0012
  const a = distance(x + e, y - e, z - e)
  const b = distance(x - e, y - e, z + e)
  const c = distance(x - e, y + e, z - e)
  const d = distance(x + e, y + e, z + e)
  return unit([a - b - c + d, -a - b + c + d, -a + b - c + d])
}

function lifted([x, y, z]: Point, normal: Point): Point {
  return [x + normal[0] * 0.004, y + normal[1] * 0.004, z + normal[2] * 0.004]
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

function smooth(from: number, to: number, value: number): number {
  const part = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

import {
  box,
  cone,
  cut,
  cylinder,
  extrusion,
  moved,
  type Point,
  sphere,
  torus,
  turned,
  union,
} from '../distances.ts'
import { type Part, part, type Surface, surface } from '../scene.ts'
import { pipe } from './engine-bay.ts'

/** Asphalt with its edge line, sand beside it, and hills far behind. */
export function road(): Part[] {
  const ground = ([x, , z]: Point): Surface => {
    if (z < -1.75) return surface('#d9bd8d', 0.95)
    if (Math.abs(z + 1.45) < 0.07) return surface('#f4f5f2', 0.8)
    return surface(Math.sin(x * 37) * Math.sin(z * 41) > 0.5 ? '#555d61' : '#50585c', 0.85)
  }
  const hills = union(
    moved(sphere(5), -5.5, -3.4, -9),
    moved(sphere(6), 3.8, -4.6, -10),
    moved(sphere(3.4), 0.2, -2.2, -8.6),
  )
  const sky = (point: Point): Surface => {
    const high = Math.min(1, Math.max(0, point[1] / 6))
    return { colour: [0.62 - high * 0.28, 0.78 - high * 0.16, 0.9], roughness: 1, glow: 0.42 }
  }
  return [
    part(moved(box(40, 0.2, 30), 0, -0.1, -4), ground, [-20, -0.2, -19], [20, 0.001, 11]),
    part(hills, surface('#b58d5c', 0.95), [-12, 0, -16], [12, 2.4, -4]),
    part(moved(box(60, 30, 0.2), 0, 8, -18), sky, [-30, -1, -18.2], [30, 23, -17.8]),
  ]
}

/** Stands on two feet, its red frame around white. */
export function warningTriangle(x: number, z: number, turn: number, scale = 1): Part[] {
  const outline = (size: number) =>
    [
      [-size, 0],
      [size, 0],
      [0, size * 1.74],
    ] as const
  const frame = cut(
    extrusion(outline(0.62), 0.07, 0.03),
    moved(extrusion(outline(0.36), 0.5, 0.02), 0, 0.15, 0),
  )
  const place = (shape: typeof frame) => moved(turned(turned(shape, 'x', -8), 'y', turn), x, 0.1 * scale, z)
  const scaled = (shape: typeof frame) =>
    place((px, py, pz) => shape(px / scale, py / scale, pz / scale) * scale)
  const feet = union(
    moved(box(0.9, 0.05, 0.06, 0.02), 0, -0.05, 0),
    moved(box(0.06, 0.05, 0.6, 0.02), 0, -0.07, 0),
  )
  const low: Point = [x - 0.8 * scale, 0, z - 0.8 * scale]
  const high: Point = [x + 0.8 * scale, 1.3 * scale, z + 0.8 * scale]
  return [
    part(scaled(frame), surface('#e02c22', 0.3, { glow: 0.18 }), low, high),
    part(scaled(feet), surface('#23282c', 0.6), low, high),
  ]
}

export function trafficCone(x: number, z: number): Part[] {
  const orange = surface('#f2601d', 0.5)
  const white = surface('#f6f7f5', 0.5)
  return [
    part(
      union(moved(cone(0.22, 0.05, 0.7, 0.02), x, 0.4, z), moved(box(0.56, 0.06, 0.56, 0.03), x, 0.03, z)),
      ([, y]) => (y > 0.34 && y < 0.5 ? white : orange),
      [x - 0.3, 0, z - 0.3],
      [x + 0.3, 0.78, z + 0.3],
    ),
  ]
}

export function extinguisher(x: number, z: number): Part[] {
  const tank = moved(cylinder(0.3, 1.25, 0.16), x, 0.64, z)
  const head = union(
    moved(cylinder(0.1, 0.24, 0.03), x, 1.34, z),
    moved(box(0.5, 0.07, 0.12, 0.03), x + 0.12, 1.5, z),
  )
  return [
    part(
      tank,
      ([, y]) => surface(y > 0.5 && y < 0.86 ? '#f6f7f5' : '#cf2a22', 0.24),
      [x - 0.32, 0, z - 0.32],
      [x + 0.32, 1.3, z + 0.32],
    ),
    part(head, surface('#1d2226', 0.4), [x - 0.2, 1.15, z - 0.15], [x + 0.45, 1.6, z + 0.15]),
    part(
      moved(turned(torus(0.12, 0.02), 'x', 90), x - 0.14, 1.44, z),
      surface('#f2b516', 0.4),
      [x - 0.3, 1.28, z - 0.05],
      [x, 1.6, z + 0.05],
    ),
    pipe('#1d2226', 0.05, [
      [x - 0.05, 1.36, z],
      [x - 0.4, 1.3, z + 0.1],
      [x - 0.44, 0.8, z + 0.14],
      [x - 0.36, 0.45, z + 0.16],
    ]),
  ]
}

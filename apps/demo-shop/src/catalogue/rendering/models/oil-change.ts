import { box, cone, cylinder, moved, type Point, union } from '../distances.ts'
import { type Part, part, surface } from '../scene.ts'
import { carModel } from './car.ts'

/** A car on a two-post lift above the drain for its old oil. */
export async function oilChange(extra: readonly Part[]): Promise<Part[]> {
  const lift = 1.25
  const raised = carModel('saloon', 'blue').map(({ distance, surface: skin, lowest, highest }) =>
    part(
      moved(distance, 0, lift, 0),
      typeof skin === 'function' ? ([x, y, z]: Point, normal: Point) => skin([x, y - lift, z], normal) : skin,
      [lowest[0], lowest[1] + lift, lowest[2]],
      [highest[0], highest[1] + lift, highest[2]],
    ),
  )
  const post = (z: number) => [
    part(
      moved(box(0.3, 3.1, 0.2, 0.03), -0.1, 1.55, z),
      surface('#f2a516', 0.35),
      [-0.3, 0, z - 0.12],
      [0.1, 3.12, z + 0.12],
    ),
    part(
      moved(box(0.7, 0.06, 0.5, 0.02), -0.1, 0.03, z),
      surface('#3a4248', 0.5),
      [-0.5, 0, z - 0.3],
      [0.3, 0.1, z + 0.3],
    ),
    part(
      moved(box(1.5, 0.09, 0.12, 0.03), -0.1, lift + 0.16, z * 0.8),
      surface('#2b3136', 0.45),
      [-0.9, lift, z * 0.8 - 0.1],
      [0.7, lift + 0.3, z * 0.8 + 0.1],
    ),
  ]
  const drain = union(
    moved(cone(0.22, 0.5, 0.22, 0.02), 0.75, 1.02, 0),
    moved(cylinder(0.05, 0.8), 0.75, 0.6, 0),
  )
  const drum = moved(cylinder(0.36, 0.62, 0.06), 0.75, 0.33, 0)
  const stream = moved(cylinder(0.022, 0.36), 0.75, 1.25, 0)
  return [
    ...raised,
    ...post(-1.02),
    part(drain, surface('#c22f2b', 0.35), [0.2, 0.2, -0.55], [1.3, 1.2, 0.55]),
    part(drum, surface('#23292d', 0.4), [0.35, 0, -0.4], [1.15, 0.7, 0.4]),
    part(stream, surface('#b06a00', 0.1, { glow: 0.15 }), [0.7, 1, -0.05], [0.8, 1.5, 0.05]),
    ...extra,
  ]
}

import { palettes } from '../../pictures/palettes.ts'
import type { PaletteName } from '../../pictures/picture-spec.ts'
import {
  blend,
  box,
  curved,
  cut,
  cylinder,
  hose,
  moved,
  type Point,
  torus,
  turned,
  union,
} from '../distances.ts'
import { metal, type Part, part, surface } from '../scene.ts'

/** What lies under an open bonnet: wings, cross member, wall, and hoses; the middle is left free. */
export function engineBay(paint: PaletteName): Part[] {
  const skin = surface(palettes[paint].base, 0.16)
  const wings = union(...[-1, 1].map((side) => moved(box(0.7, 0.9, 4.4, 0.2), side * 2.05, 0.75, -0.2)))
  const front = moved(box(4.8, 0.5, 0.5, 0.16), 0, 0.62, 1.75)
  const lamps = union(...[-1, 1].map((side) => moved(box(0.7, 0.3, 0.3, 0.1), side * 1.75, 0.78, 1.86)))
  const domes = union(...[-1, 1].map((side) => moved(cylinder(0.38, 0.5, 0.1), side * 1.5, 0.66, -0.7)))
  return [
    part(union(wings, front), skin, [-2.5, 0.25, -2.5], [2.5, 1.3, 2.1]),
    part(lamps, surface('#f2f8ff', 0.08, { glow: 0.2 }), [-2.2, 0.6, 1.6], [2.2, 1, 2.1]),
    part(moved(box(4.2, 0.1, 4), 0, 0.06, 0), surface('#1a1e21', 0.8), [-2.1, 0, -2], [2.1, 0.12, 2]),
    part(
      union(moved(box(4.4, 1.3, 0.24, 0.05), 0, 0.75, -1.75), domes),
      surface('#2a3136', 0.55),
      [-2.3, 0.1, -1.9],
      [2.3, 1.45, -0.3],
    ),
    part(
      moved(turned(box(4, 1.9, 0.05, 0.02), 'x', -38), 0, 2, -2.35),
      surface('#3c5360', 0.05),
      [-2.1, 1.1, -3.2],
      [2.1, 2.9, -1.6],
    ),
    ...bottle(-1.5, 0.35, '#f4d9dc', '#20262a'),
    ...bottle(-1.5, 1.15, '#d7ecf8', '#1d63c4'),
    pipe('#14181b', 0.11, [
      [-1.2, 0.75, 1.35],
      [-0.6, 0.62, 1.3],
      [0.2, 0.7, 1.28],
      [1.2, 0.5, 1.3],
    ]),
  ]
}

function bottle(x: number, z: number, colour: string, cap: string): Part[] {
  return [
    part(
      moved(box(0.56, 0.6, 0.62, 0.14), x, 0.66, z),
      surface(colour, 0.25),
      [x - 0.3, 0.3, z - 0.32],
      [x + 0.3, 1, z + 0.32],
    ),
    part(
      moved(cylinder(0.17, 0.16, 0.03), x, 1.02, z),
      surface(cap, 0.4),
      [x - 0.2, 0.92, z - 0.2],
      [x + 0.2, 1.12, z + 0.2],
    ),
  ]
}

/** A cover with fins and its open filler; the drop of oil falls to where `filler` is. */
export const filler: Point = [-0.5, 1.38, 0.1]

export function engine(): Part[] {
  const fins = union(
    ...[-0.5, -0.28, -0.06, 0.16, 0.38, 0.6, 0.82].map((x) =>
      moved(box(0.05, 0.1, 0.5, 0.02), x + 0.1, 1.27, 0.1),
    ),
  )
  const cover = union(
    cut(moved(box(2.1, 0.34, 0.95, 0.12), 0, 1.1, 0.1), moved(box(1.2, 0.05, 0.6, 0.02), 0.3, 1.28, 0.1)),
    fins,
  )
  const neck = cut(
    moved(cylinder(0.21, 0.22, 0.03), -0.5, 1.32, 0.1),
    moved(cylinder(0.14, 0.4), -0.5, 1.42, 0.1),
  )
  const block = union(
    moved(box(2.4, 0.8, 1.5, 0.08), 0, 0.6, 0),
    moved(box(1.9, 0.2, 1.2, 0.05), 0, 0.98, 0.05),
  )
  const runners = [-0.75, -0.25, 0.25, 0.75].map((x) =>
    pipe(
      '#aab2b8',
      0.12,
      [
        [x, 1, -0.4],
        [x, 1.34, -0.62],
        [x, 1.3, -1],
        [x, 0.9, -1.2],
      ],
      true,
    ),
  )
  const plenum = moved(turned(cylinder(0.2, 2.2, 0.08), 'z', 90), 0, 0.95, -1.2)
  const belt = blend(
    moved(turned(cylinder(0.34, 0.16, 0.03), 'z', 90), 1.3, 0.6, 0.35),
    moved(turned(cylinder(0.24, 0.16, 0.03), 'z', 90), 1.3, 0.95, -0.2),
    0.2,
  )
  return [
    part(block, surface('#565f66', 0.5), [-1.25, 0.15, -0.8], [1.25, 1.15, 0.8]),
    part(cover, surface('#a8231f', 0.34), [-1.1, 0.9, -0.42], [1.1, 1.36, 0.62]),
    part(neck, metal('#c9ced2', 0.3), [-0.75, 1.2, -0.15], [-0.25, 1.46, 0.35]),
    part(
      moved(cylinder(0.2, 0.12, 0.03), 0.62, 1.36, 0.2),
      surface('#f2b516', 0.4),
      [0.4, 1.28, -0.05],
      [0.84, 1.45, 0.42],
    ),
    part(plenum, metal('#aab2b8', 0.36), [-1.15, 0.7, -1.45], [1.15, 1.2, -0.95]),
    part(belt, surface('#22272b', 0.6), [1.1, 0.2, -0.5], [1.45, 1.25, 0.75]),
    part(
      moved(turned(torus(0.1, 0.028), 'x', 90), 1.02, 1.5, 0.5),
      surface('#f2b516', 0.4),
      [0.85, 1.35, 0.4],
      [1.2, 1.66, 0.6],
    ),
    pipe(
      '#c9ced2',
      0.02,
      [
        [1.02, 1.4, 0.5],
        [1.02, 1, 0.52],
        [1.02, 0.7, 0.55],
      ],
      true,
    ),
    ...runners,
    pipe('#14181b', 0.09, [
      [-1.1, 0.95, 0.5],
      [-1.3, 1.2, 0.75],
      [-0.7, 1.05, 1],
      [0.2, 0.85, 1.05],
    ]),
  ]
}

export function pipe(colour: string, radius: number, points: readonly Point[], isMetal = false): Part {
  const most = (axis: 0 | 1 | 2, sign: 1 | -1) =>
    sign * Math.max(...points.map((point) => point[axis] * sign)) + sign * (radius + 0.16)
  return part(
    hose(curved(points), radius),
    isMetal ? metal(colour, 0.3) : surface(colour, 0.45),
    [most(0, -1), most(1, -1), most(2, -1)],
    [most(0, 1), most(1, 1), most(2, 1)],
  )
}

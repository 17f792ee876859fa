import { box, cylinder, moved, type Point, rod, torus, turned, union } from '../distances.ts'
import { metal, type Part, part, type Surface, surface } from '../scene.ts'

/** Floor and back wall of a bay, with lamps along the wall. */
export function workshop(depth = -2.4): Part[] {
  const [upper, lower, line] = [surface('#dfe9e3', 0.9), surface('#7f9a8c', 0.8), surface('#0b6b3a', 0.6)]
  const wall = ([x, y]: Point): Surface => {
    if (Math.abs(y - 1.16) < 0.07) return line
    if (y < 1.1) return lower
    return Math.abs(((((x + 0.4) % 1.5) + 1.5) % 1.5) - 0.75) < 0.018 ? surface('#c6d4cc', 0.9) : upper
  }
  const tile = ([x, , z]: Point): Surface =>
    Math.min(seam(x, 1.3), seam(z, 1.3)) < 0.014 ? surface('#8e9c95', 0.6) : surface('#aab8b1', 0.5)
  return [
    part(moved(box(16, 0.2, 14), 0, -0.1, 0), tile, [-8, -0.2, -7], [8, 0.001, 7]),
    part(moved(box(16, 8, 0.2), 0, 4, depth - 0.1), wall, [-8, 0, depth - 0.2], [8, 8, depth + 0.001]),
    part(
      moved(box(3, 0.1, 0.14, 0.04), 0.2, 3.5, depth + 0.1),
      surface('#ffffff', 0.6, { glow: 1.4 }),
      [-1.4, 3.4, depth],
      [1.8, 3.6, depth + 0.25],
    ),
  ]
}

function seam(value: number, width: number): number {
  return Math.abs(((((value + 0.35) % width) + width) % width) - width / 2)
}

/** Its top is at no height, so that what lies on it stands as on the floor; tools hang on the wall behind it. */
export function bench(): Part[] {
  const wood = ([x, , z]: Point): Surface => {
    const grain = Math.sin(z * 26 + Math.sin(x * 2.2) * 1.4) * 0.5 + 0.5
    return seam(z, 0.9) < 0.012 ? surface('#6f4a26', 0.7) : surface(grain > 0.55 ? '#b98a58' : '#bf9160', 0.6)
  }
  const depth = -1.7
  return [
    part(moved(box(9, 0.24, 3.4, 0.03), 0, -0.12, 0), wood, [-4.5, -0.24, -1.7], [4.5, 0.001, 1.7]),
    part(
      moved(box(16, 9, 0.2), 0, 1, depth - 0.1),
      ([x, y]: Point): Surface =>
        Math.hypot(seam(x, 0.3) - 0.15, seam(y, 0.3) - 0.15) < 0.026
          ? surface('#8aa396', 0.9)
          : surface('#cfdcd4', 0.85),
      [-8, -3.5, depth - 0.2],
      [8, 5.5, depth + 0.001],
    ),
    ...[-1.9, -1.45, -1, 1.35, 1.8].flatMap((x, index) =>
      spanner(x, 2.3, depth + 0.07, 0.5 + (index % 3) * 0.14),
    ),
  ]
}

function spanner(x: number, top: number, z: number, length: number): Part[] {
  const ring = moved(turned(torus(0.1, 0.035), 'x', 90), x, top, z)
  const jaw = moved(turned(torus(0.11, 0.045), 'x', 90), x, top - length - 0.2, z)
  return [
    part(
      union(ring, jaw, rod([x, top - 0.12, z], [x, top - length - 0.1, z], 0.04)),
      metal('#c3cbd0', 0.28),
      [x - 0.2, top - length - 0.4, z - 0.06],
      [x + 0.2, top + 0.2, z + 0.06],
    ),
  ]
}

/** A lift's post, or a lamp's: upright, with its foot. */
export function post(x: number, z: number, colour = '#f2a516'): Part[] {
  return [
    part(
      union(moved(box(0.26, 3.4, 0.26, 0.03), x, 1.7, z), moved(cylinder(0.3, 0.08, 0.02), x, 0.04, z)),
      surface(colour, 0.4),
      [x - 0.32, 0, z - 0.32],
      [x + 0.32, 3.4, z + 0.32],
    ),
  ]
}

import { palettes } from '../../pictures/palettes.ts'
import type { PaletteName } from '../../pictures/picture-spec.ts'
import {
  around,
  blend,
  box,
  cut,
  cylinder,
  type Distance,
  extrusion,
  mirrored,
  moved,
  type Outline,
  type Point,
  softened,
  turned,
  union,
} from '../distances.ts'
import { metal, type Part, part, type Surface, surface } from '../scene.ts'

export type CarBuild = 'saloon' | 'suv'

type Lines = {
  readonly body: Outline
  readonly cabin: Outline
  readonly axles: readonly [number, number]
  readonly wheel: number
  readonly belt: number
  readonly roof: number
  readonly posts: readonly number[]
}

/** Seen from its right side: the nose points to the right, one unit is about 1.3 metres. */
const builds: Record<CarBuild, Lines> = {
  saloon: {
    body: [
      [-1.8, 0.2],
      [1.8, 0.2],
      [1.88, 0.5],
      [1.8, 0.76],
      [0.85, 0.88],
      [-1.2, 0.93],
      [-1.84, 0.9],
      [-1.88, 0.5],
    ],
    cabin: [
      [-1.36, 0.8],
      [-0.84, 1.3],
      [-0.2, 1.4],
      [0.26, 1.32],
      [1.1, 0.8],
    ],
    axles: [-1.12, 1.16],
    wheel: 0.32,
    belt: 0.91,
    roof: 1.27,
    posts: [-0.72, -0.16, 0.36],
  },
  suv: {
    body: [
      [-1.7, 0.3],
      [1.7, 0.3],
      [1.76, 0.62],
      [1.7, 0.86],
      [0.85, 0.98],
      [-1.62, 1.02],
      [-1.76, 0.9],
      [-1.78, 0.5],
    ],
    cabin: [
      [-1.72, 0.9],
      [-1.52, 1.48],
      [-1.2, 1.6],
      [0.1, 1.6],
      [0.4, 1.5],
      [1.0, 0.9],
    ],
    axles: [-1.06, 1.08],
    wheel: 0.37,
    belt: 1.02,
    roof: 1.44,
    posts: [-0.96, -0.2, 0.46],
  },
}

const half = 0.74

export function carModel(build: CarBuild, name: PaletteName): Part[] {
  const lines = builds[build]
  const paint = surface(palettes[name].base, 0.16)
  const arches = union(
    ...lines.axles.map((x) => moved(turned(cylinder(lines.wheel + 0.05, 3), 'x', 90), x, lines.wheel, 0)),
  )
  const body = extrusion(softened(lines.body), half * 2, 0.16)
  const tapered: Distance = (x, y, z) => cabinShape(x, y, z * (1 + Math.max(0, y - lines.belt) * 0.42)) * 0.82
  const cabinShape = extrusion(softened(lines.cabin), half * 1.9, 0.12)
  const seams = union(
    ...[lines.posts[1] ?? 0, (lines.posts[2] ?? 0) + 0.22, (lines.posts[0] ?? 0) - 0.16].map((x) =>
      moved(box(0.014, 0.5, 3), x, lines.belt - 0.25, 0),
    ),
  )
  const hull = cut(cut(blend(body, tapered, 0.1), arches, 0.03), seams, 0.012)
  const [lowest, highest]: readonly [Point, Point] = [
    [-1.95, 0.1, -0.9],
    [1.95, 1.7, 0.9],
  ]
  return [
    part(hull, (point, normal) => skin(lines, paint, point, normal), lowest, highest),
    part(mirrorAndHandles(lines), paint, [-1, lines.belt - 0.2, -0.95], [1.1, lines.belt + 0.25, 0.95]),
    part(
      moved(box(3.2, 0.2, 1.2, 0.05), 0, 0.3, 0),
      surface('#0d0f10', 0.7),
      [-1.7, 0.15, -0.65],
      [1.7, 0.45, 0.65],
    ),
    ...lines.axles.flatMap((x) => wheels(x, lines.wheel)),
  ]
}

function mirrorAndHandles({ belt, posts }: Lines): Distance {
  const mirror = moved(box(0.12, 0.12, 0.16, 0.045), (posts[2] ?? 0) + 0.3, belt + 0.08, half + 0.05)
  const handles = union(
    ...[posts[0] ?? 0, posts[1] ?? 0].map((x) =>
      moved(box(0.16, 0.03, 0.04, 0.014), x + 0.22, belt - 0.12, half),
    ),
  )
  const right = union(mirror, handles)
  return turned(mirrored(turned(right, 'y', -90)), 'y', 90)
}

function skin(lines: Lines, paint: Surface, [x, y, z]: Point, normal: Point): Surface {
  const { belt, body } = lines
  const nose = body[3]?.[0] ?? 1.7
  if (y < (body[0]?.[1] ?? 0.2) + 0.07) return surface('#15181a', 0.6)
  if (isGlass(lines, [x, y, z], normal)) return glass
  const isEnd = Math.abs(normal[0]) > 0.35
  const low = belt - 0.36
  if (isEnd && x > nose - 0.2 && y > low + 0.05 && y < low + 0.21 && Math.abs(z) > 0.36)
    return surface('#eef6ff', 0.08, { glow: 0.35 })
  if (isEnd && x > nose - 0.1 && y > low - 0.1 && y < low + 0.16 && Math.abs(z) < 0.3)
    return surface('#121516', 0.35)
  if (isEnd && x < -1.5 && y > low + 0.12 && y < low + 0.28 && Math.abs(z) > 0.36)
    return surface('#b0120f', 0.1, { glow: 0.2 })
  return paint
}

const glass = surface('#12191d', 0.05)

function isGlass({ belt, roof, posts, cabin }: Lines, [x, y, z]: Point, normal: Point): boolean {
  if (y < belt + 0.05 || y > roof) return false
  const back = (cabin[0]?.[0] ?? -1.3) + 0.3
  const front = (cabin.at(-1)?.[0] ?? 1) - 0.18
  if (Math.abs(normal[2]) > 0.6) {
    const lean = (y - belt) * 0.9
    return (
      x > back + lean * 0.7 &&
      x < front - lean * 1.2 &&
      posts.every((post, index) => index === 2 || Math.abs(x - post) > 0.035)
    )
  }
  return Math.abs(normal[0]) > 0.4 && Math.abs(z) < 0.52 - (y - belt) * 0.2
}

function wheels(x: number, radius: number): Part[] {
  return [half - 0.12, -half + 0.12].flatMap((z) => {
    const lie = (shape: Distance) => moved(turned(shape, 'x', 90), x, radius, z)
    const side = Math.sign(z)
    const [lowest, highest]: readonly [Point, Point] = [
      [x - radius, 0, z - 0.2],
      [x + radius, radius * 2, z + 0.2],
    ]
    const face = moved(cylinder(radius * 0.66, 0.24, 0.04), 0, 0, 0)
    const gaps = around(moved(box(radius * 0.34, 0.16, radius * 0.2, 0.03), radius * 0.42, side * 0.1, 0), 5)
    const otherGaps = around(
      moved(box(radius * 0.34, 0.16, radius * 0.2, 0.03), radius * 0.42, -side * 0.1, 0),
      5,
    )
    return [
      part(lie(cylinder(radius, 0.22, 0.06)), surface('#1c1e20', 0.7), lowest, highest),
      part(lie(cut(face, union(gaps, otherGaps), 0.02)), metal('#ced3d7', 0.25), lowest, highest),
    ]
  })
}

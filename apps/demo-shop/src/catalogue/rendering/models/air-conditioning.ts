import { lettering } from '../../pictures/lettering.ts'
import { palettes } from '../../pictures/palettes.ts'
import { svgDocument } from '../../pictures/svg-document.ts'
import {
  around,
  blend,
  box,
  curved,
  cylinder,
  hose,
  moved,
  type Point,
  torus,
  turned,
  union,
} from '../distances.ts'
import { labelSvg } from '../labels.ts'
import { aroundCan, printOf } from '../print.ts'
import { metal, type Part, part, type Surface, surface } from '../scene.ts'

/** A bottle of refrigerant, the two gauges and their hoses. */
export async function airConditioning(): Promise<Part[]> {
  const print = await printOf(
    labelSvg({ brand: 'Falcon', line: 'Cooling gas', grade: 'R-134A' }, palettes.blue, 700, 560),
  )
  const paint = surface('#7fd0f2', 0.3)
  const bottle = blend(
    moved(cylinder(0.62, 1.5, 0.2), -0.7, 0.8, -0.1),
    moved(cylinder(0.2, 0.4, 0.05), -0.7, 1.62, -0.1),
    0.14,
  )
  const skirt = union(moved(torus(0.5, 0.05), -0.7, 0.06, -0.1), moved(torus(0.34, 0.035), -0.7, 1.9, -0.1))
  const bars = around(moved(cylinder(0.03, 0.4), 0.34, 1.74, 0), 3)
  const label = aroundCan(print, paint, 0.78, 0.86, 120)
  const hoses: readonly (readonly [string, readonly Point[]])[] = [
    [
      '#1d63c4',
      [
        [0.25, 0.9, 0.2],
        [0.2, 0.4, 0.35],
        [-0.05, 0.12, 0.6],
        [-0.5, 0.07, 0.85],
        [-1, 0.07, 0.8],
      ],
    ],
    [
      '#e0b400',
      [
        [0.6, 0.9, 0.2],
        [0.55, 0.5, 0.3],
        [0.3, 0.3, 0.1],
        [-0.1, 0.9, -0.1],
        [-0.4, 1.7, -0.1],
        [-0.62, 1.78, -0.1],
      ],
    ],
    [
      '#c22f2b',
      [
        [0.95, 0.9, 0.2],
        [1.05, 0.4, 0.35],
        [1.3, 0.12, 0.5],
        [1.1, 0.07, 0.9],
        [0.5, 0.07, 1],
      ],
    ],
  ]
  const base: Surface = surface('#c9ced2', 0.3)
  return [
    part(
      bottle,
      ([x, y, z], normal) => label([x + 0.7, y, z + 0.1], normal),
      [-1.35, 0, -0.75],
      [-0.05, 1.85, 0.55],
    ),
    part(union(skirt, moved(bars, -0.7, 0, -0.1)), base, [-1.3, 0, -0.7], [-0.1, 1.98, 0.5]),
    part(
      moved(box(1, 0.26, 0.22, 0.06), 0.6, 1, 0.2),
      metal('#b9bfc4', 0.3),
      [0.05, 0.8, 0.05],
      [1.15, 1.2, 0.35],
    ),
    ...(await gauge(0.3, '#1d63c4', 60)),
    ...(await gauge(0.92, '#c22f2b', -40)),
    ...hoses.map(([colour, points]) =>
      part(hose(curved(points), 0.045), surface(colour, 0.4), lowestOf(points), highestOf(points)),
    ),
  ]
}

async function gauge(x: number, colour: string, turn: number): Promise<Part[]> {
  const face = await printOf(
    svgDocument(
      400,
      400,
      `<circle cx="200" cy="200" r="196" fill="#fff"/><path d="M70 290a160 160 0 1 1 260 0" fill="none" stroke="${colour}" stroke-width="34" stroke-dasharray="36 10"/><path transform="rotate(${turn} 200 200)" d="M192 220l8-140 8 140z" fill="#13201a"/><circle cx="200" cy="200" r="22" fill="#13201a"/>${lettering('BAR', { x: 200, y: 276, height: 40, colour: '#13201a' })}`,
    ),
  )
  const plain = surface('#ffffff', 0.25)
  const disc = moved(turned(cylinder(0.29, 0.16, 0.03), 'x', 90), x, 1.42, 0.24)
  const ring = moved(turned(torus(0.29, 0.045), 'x', 90), x, 1.42, 0.3)
  const box3 = [
    [x - 0.36, 1.05, 0.1],
    [x + 0.36, 1.8, 0.4],
  ] as const
  return [
    part(
      disc,
      ([px, py], normal) =>
        normal[2] > 0.5 ? face((px - x) / 0.56 + 0.5, 0.5 - (py - 1.42) / 0.56, plain) : plain,
      ...box3,
    ),
    part(union(ring, moved(cylinder(0.06, 0.2), x, 1.16, 0.24)), surface(colour, 0.3), ...box3),
  ]
}

function lowestOf(points: readonly Point[]): Point {
  const least = (axis: 0 | 1 | 2) => Math.min(...points.map((point) => point[axis])) - 0.2
  return [least(0), least(1), least(2)]
}

function highestOf(points: readonly Point[]): Point {
  const most = (axis: 0 | 1 | 2) => Math.max(...points.map((point) => point[axis])) + 0.2
  return [most(0), most(1), most(2)]
}

import { palettes } from '../../pictures/palettes.ts'
import { blend, box, cut, cylinder, extrusion, moved, softened, turned, union } from '../distances.ts'
import { labelSvg } from '../labels.ts'
import { aroundCan, printOf } from '../print.ts'
import { metal, type Part, part, surface } from '../scene.ts'

/** A clean leather seat, with a spray bottle on the floor beside it. */
export async function cleanSeat(): Promise<Part[]> {
  const print = await printOf(
    labelSvg({ brand: 'Najm', line: 'Interior', grade: '500 ML' }, palettes.teal, 420, 560),
  )
  const back = moved(
    turned(
      extrusion(
        softened([
          [-0.66, 0],
          [0.66, 0],
          [0.74, 0.9],
          [0.5, 1.6],
          [-0.5, 1.6],
          [-0.74, 0.9],
        ]),
        0.36,
        0.14,
      ),
      'x',
      -10,
    ),
    -0.3,
    0.62,
    -0.5,
  )
  const wings = union(
    ...[-1, 1].map((side) =>
      moved(turned(box(0.24, 1.1, 0.42, 0.11), 'x', -10), -0.3 + side * 0.62, 1.15, -0.42),
    ),
  )
  const seams = union(
    ...[-0.3, 0, 0.3].map((x) => moved(box(0.022, 4, 0.4), x - 0.3, 1, -0.26)),
    ...[0.95, 1.25, 1.55].map((y) => moved(box(0.86, 0.022, 0.4), -0.3, y, -0.26)),
  )
  const cushion = moved(box(1.36, 0.4, 1.3, 0.17), -0.3, 0.52, 0.16)
  const sides = union(
    ...[-1, 1].map((side) => moved(box(0.26, 0.44, 1.2, 0.12), -0.3 + side * 0.6, 0.6, 0.14)),
  )
  const cushionSeams = union(...[-0.3, 0, 0.3].map((x) => moved(box(0.022, 0.3, 1.1), x - 0.3, 0.76, 0.2)))
  const head = moved(turned(box(0.66, 0.36, 0.26, 0.12), 'x', -8), -0.3, 2.48, -0.84)
  const leather = surface('#c79a63', 0.42)
  const bottle = blend(
    moved(cylinder(0.24, 0.8, 0.09), 1.02, 0.41, 0.55),
    moved(cylinder(0.09, 0.3, 0.03), 1.02, 0.92, 0.55),
    0.16,
  )
  const head2 = union(
    moved(box(0.44, 0.16, 0.17, 0.05), 0.94, 1.14, 0.55),
    moved(turned(box(0.07, 0.26, 0.1, 0.03), 'z', -24), 0.84, 0.98, 0.55),
  )
  const clear = surface('#e9f6f7', 0.12)
  const label = aroundCan(print, clear, 0.4, 0.5, 130)
  return [
    part(cut(blend(back, wings, 0.12), seams, 0.05), leather, [-1.2, 0.4, -1.2], [0.6, 2.4, 0]),
    part(cut(blend(cushion, sides, 0.1), cushionSeams, 0.05), leather, [-1.2, 0.25, -0.6], [0.6, 0.95, 0.9]),
    part(head, leather, [-0.7, 2.2, -1.1], [0.1, 2.75, -0.6]),
    part(
      union(...[-0.42, -0.18].map((x) => moved(turned(cylinder(0.025, 0.4), 'x', -8), x, 2.25, -0.8))),
      metal('#c9ced2', 0.2),
      [-0.5, 2, -0.95],
      [-0.1, 2.5, -0.65],
    ),
    part(
      moved(box(1.2, 0.3, 1, 0.08), -0.3, 0.17, 0.1),
      surface('#1d2124', 0.5),
      [-0.95, 0, -0.45],
      [0.35, 0.34, 0.65],
    ),
    part(
      bottle,
      ([x, y, z], normal) => label([x - 1.02, y, z - 0.55], normal),
      [0.75, 0, 0.28],
      [1.3, 1.1, 0.82],
    ),
    part(head2, surface(palettes.teal.base, 0.3), [0.68, 0.8, 0.42], [1.2, 1.25, 0.68]),
    part(
      moved(turned(box(0.7, 0.05, 0.5, 0.024), 'y', 30), 0.55, 0.03, 1),
      surface('#4aa3d8', 0.98),
      [0.1, 0, 0.6],
      [1, 0.1, 1.4],
    ),
  ]
}

import { palettes } from '../../pictures/palettes.ts'
import type { PaletteName } from '../../pictures/picture-spec.ts'
import { box, cone, cut, cylinder, moved, rod, torus, turned, union } from '../distances.ts'
import { type LabelText, labelSvg } from '../labels.ts'
import { onFront, printOf } from '../print.ts'
import { metal, type Part, part, surface } from '../scene.ts'

export async function carBattery(text: LabelText, name: PaletteName, shade = '#23282c'): Promise<Part[]> {
  const palette = palettes[name]
  const print = await printOf(labelSvg(text, palette, 800, 430))
  const shellColour = surface(shade, 0.38)
  const slots = union(...[0.1, 0.17].map((y) => moved(box(3, 0.025, 3, 0.01), 0, y, 0)))
  const recess = moved(box(1.98, 0.98, 0.08, 0.04), 0, 0.68, 0.66)
  const body = cut(cut(moved(box(2.26, 1.24, 1.3, 0.06), 0, 0.63, 0), recess), slots)
  const lid = moved(box(2.36, 0.24, 1.4, 0.06), 0, 1.36, 0)
  const steps = moved(box(1.5, 0.14, 0.5, 0.05), 0, 1.52, -0.1)
  const plugs = union(
    ...[-0.6, -0.36, -0.12, 0.12, 0.36, 0.6].map((x) => moved(cylinder(0.09, 0.06, 0.02), x, 1.6, -0.1)),
  )
  const strap = union(
    rod([-0.86, 1.46, -0.45], [-0.86, 1.74, -0.45], 0.045),
    rod([0.86, 1.46, -0.45], [0.86, 1.74, -0.45], 0.045),
    rod([-0.86, 1.74, -0.45], [0.86, 1.74, -0.45], 0.05),
  )
  const post = (x: number) => [
    part(
      moved(cone(0.14, 0.12, 0.24, 0.02), x, 1.6, 0.3),
      metal('#c9ccce', 0.32),
      [x - 0.2, 1.4, 0.1],
      [x + 0.2, 1.8, 0.5],
    ),
    part(
      union(
        moved(cylinder(0.21, 0.08, 0.03), x, 1.5, 0.3),
        moved(turned(torus(0.17, 0.035), 'x', 0), x, 1.55, 0.3),
      ),
      x < 0 ? surface('#c22f2b', 0.35) : surface('#15181a', 0.35),
      [x - 0.25, 1.42, 0.05],
      [x + 0.25, 1.62, 0.55],
    ),
  ]
  return [
    part(body, onFront(print, shellColour, [0, 0.68], [1.84, 0.9]), [-1.15, 0, -0.67], [1.15, 1.26, 0.67]),
    part(
      union(lid, steps),
      surface(shade === '#23282c' ? '#2b3136' : '#3a4248', 0.34),
      [-1.2, 1.22, -0.72],
      [1.2, 1.6, 0.72],
    ),
    part(plugs, surface(palette.base, 0.4), [-0.72, 1.55, -0.22], [0.72, 1.66, 0.02]),
    part(strap, surface('#14171a', 0.5), [-0.95, 1.4, -0.52], [0.95, 1.82, -0.38]),
    ...post(-0.82),
    ...post(0.82),
  ]
}

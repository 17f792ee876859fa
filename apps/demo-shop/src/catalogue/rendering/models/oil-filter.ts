import { palettes } from '../../pictures/palettes.ts'
import type { PaletteName } from '../../pictures/picture-spec.ts'
import { around, cut, cylinder, moved, torus } from '../distances.ts'
import { type LabelText, labelSvg } from '../labels.ts'
import { aroundCan, printOf } from '../print.ts'
import { metal, type Part, part, surface } from '../scene.ts'

export async function oilFilter(text: LabelText, name: PaletteName): Promise<Part[]> {
  const palette = palettes[name]
  const paint = surface(palette.base, 0.28)
  const print = await printOf(labelSvg(text, palette, 760, 520))
  const flutes = around(moved(cylinder(0.035, 0.5), 0.7, 1.72, 0), 26)
  const body = cut(moved(cylinder(0.68, 1.72, 0.16), 0, 0.98, 0), flutes, 0.03)
  return [
    part(body, aroundCan(print, paint, 0.86, 0.98, 130), [-0.7, 0.1, -0.7], [0.7, 1.86, 0.7]),
    part(
      moved(cylinder(0.7, 0.14, 0.03), 0, 0.1, 0),
      metal('#c8cdd0', 0.3),
      [-0.72, 0, -0.72],
      [0.72, 0.2, 0.72],
    ),
    part(
      moved(torus(0.69, 0.035), 0, 0.2, 0),
      metal('#b5bbbf', 0.35),
      [-0.75, 0.1, -0.75],
      [0.75, 0.3, 0.75],
    ),
  ]
}

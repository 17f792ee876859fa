import { palettes } from '../../pictures/palettes.ts'
import type { PaletteName } from '../../pictures/picture-spec.ts'
import { box, curved, hose, moved, turned, union } from '../distances.ts'
import { type LabelText, labelSvg } from '../labels.ts'
import { onFront, printOf } from '../print.ts'
import { metal, type Part, part, surface } from '../scene.ts'

export async function jumpStarter(text: LabelText, name: PaletteName): Promise<Part[]> {
  const palette = palettes[name]
  const print = await printOf(labelSvg(text, palette, 760, 380))
  const body = moved(box(2.1, 1.1, 0.66, 0.2), 0, 0.56, 0)
  const bumper = union(
    moved(box(0.34, 1.2, 0.78, 0.16), -1.02, 0.6, 0),
    moved(box(0.34, 1.2, 0.78, 0.16), 1.02, 0.6, 0),
  )
  return [
    part(
      body,
      onFront(print, surface('#2c3237', 0.4), [0, 0.56], [1.5, 0.74]),
      [-1.06, 0, -0.34],
      [1.06, 1.12, 0.34],
    ),
    part(bumper, surface(palette.base, 0.34), [-1.2, 0, -0.4], [1.2, 1.22, 0.4]),
    ...clamp(-0.55, '#c22f2b', 1),
    ...clamp(0.25, '#1b1f22', -1),
    part(
      moved(box(0.4, 0.05, 0.16, 0.02), 0, 1.12, 0),
      surface('#8ff0c0', 0.3, { glow: 0.5 }),
      [-0.25, 1.05, -0.1],
      [0.25, 1.2, 0.1],
    ),
  ]
}

function clamp(x: number, colour: string, side: 1 | -1): Part[] {
  const cable = hose(
    curved([
      [x + side * 0.5, 0.9, -0.34],
      [x + side * 0.45, 1.5, -0.5],
      [x + side * 0.1, 1.78, -0.2],
      [x, 1.55, 0.1],
    ]),
    0.055,
  )
  const jaw = union(
    moved(turned(box(0.13, 0.72, 0.22, 0.05), 'z', 9), x - 0.08, 1.42, 0.12),
    moved(turned(box(0.13, 0.72, 0.22, 0.05), 'z', -9), x + 0.1, 1.42, 0.12),
  )
  const teeth = union(
    moved(box(0.07, 0.26, 0.14, 0.02), x - 0.03, 1.14, 0.12),
    moved(box(0.07, 0.26, 0.14, 0.02), x + 0.05, 1.14, 0.12),
  )
  const lowest = [x - 0.6, 0.85, -0.6] as const
  const highest = [x + 0.6, 1.86, 0.3] as const
  return [
    part(union(cable, jaw), surface(colour, 0.38), lowest, highest),
    part(teeth, metal('#c8893f', 0.3), lowest, highest),
  ]
}

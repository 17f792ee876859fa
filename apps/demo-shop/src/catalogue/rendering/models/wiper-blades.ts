import { palettes } from '../../pictures/palettes.ts'
import type { PaletteName } from '../../pictures/picture-spec.ts'
import { box, cut, moved, torus, turned } from '../distances.ts'
import { type LabelText, labelSvg } from '../labels.ts'
import { onFront, printOf } from '../print.ts'
import { type Part, part, surface } from '../scene.ts'

export async function wiperBlades(text: LabelText, name: PaletteName): Promise<Part[]> {
  const palette = palettes[name]
  const print = await printOf(labelSvg(text, palette, 300, 620))
  const blade = (z: number) => {
    const bow = cut(moved(turned(torus(3.6, 0.075), 'x', 90), 0, -2.6, 0), moved(box(12, 12, 4), 0, -5.3, 0))
    const clip = moved(box(0.42, 0.2, 0.2, 0.06), 0, 1.06, 0)
    const place = (shape: typeof bow) => moved(turned(turned(shape, 'z', 33), 'y', -8), z * 0.5 + 0.1, 0.3, z)
    return [
      part(place(bow), surface('#1d2124', 0.34), [-2, 0, z - 0.5], [1.8, 2.4, z + 0.5]),
      part(place(clip), surface(palette.base, 0.3), [-2, 0, z - 0.5], [2, 2.4, z + 0.5]),
    ]
  }
  const carton = moved(box(0.78, 1.7, 0.34, 0.02), 0.82, 0.85, -0.4)
  return [
    part(
      carton,
      onFront(print, surface(palette.deep, 0.4), [0.82, 0.85], [0.7, 1.6]),
      [0.4, 0, -0.6],
      [1.24, 1.72, -0.2],
    ),
    ...blade(0),
    ...blade(0.5),
  ]
}

import { palettes } from '../../pictures/palettes.ts'
import type { PaletteName } from '../../pictures/picture-spec.ts'
import { box, cut, extrusion, moved, softened, turned } from '../distances.ts'
import { type LabelText, labelSvg } from '../labels.ts'
import { onFront, printOf } from '../print.ts'
import { metal, type Part, part, surface } from '../scene.ts'

/** Two of four pads before their box. */
export async function brakePads(text: LabelText, name: PaletteName): Promise<Part[]> {
  const palette = palettes[name]
  const print = await printOf(labelSvg(text, palette, 620, 560))
  const carton = moved(box(1.7, 1.5, 0.7, 0.03), 0.2, 0.75, -0.55)
  const plate = extrusion(
    softened(
      [
        [-0.78, 0.1],
        [-0.6, 0],
        [0.6, 0],
        [0.78, 0.1],
        [0.78, 0.34],
        [0.62, 0.4],
        [0.52, 0.62],
        [-0.52, 0.62],
        [-0.62, 0.4],
        [-0.78, 0.34],
      ],
      1,
    ),
    0.07,
    0.01,
  )
  const block = cut(
    moved(
      extrusion(
        softened(
          [
            [-0.6, 0.06],
            [0.6, 0.06],
            [0.48, 0.56],
            [-0.48, 0.56],
          ],
          1,
        ),
        0.15,
        0.02,
      ),
      0,
      0,
      0.1,
    ),
    moved(box(0.04, 2, 0.3), 0, 0.3, 0.2),
  )
  const pad = (x: number, z: number, turn: number, lean: number) => {
    const place = (shape: typeof plate) => moved(turned(turned(shape, 'x', lean), 'y', turn), x, 0.03, z)
    const [lowest, highest] = [
      [x - 0.9, 0, z - 0.6],
      [x + 0.9, 0.8, z + 0.5],
    ] as const
    return [
      part(place(plate), metal('#9aa2a8', 0.36), lowest, highest),
      part(place(block), surface('#4b4643', 0.85), lowest, highest),
    ]
  }
  return [
    part(
      carton,
      onFront(print, surface(palette.deep, 0.45), [0.2, 0.75], [1.56, 1.38]),
      [-0.7, 0, -0.95],
      [1.1, 1.52, -0.18],
    ),
    ...pad(-0.55, 0.3, -22, -14),
    ...pad(0.72, 0.5, 16, -14),
  ]
}

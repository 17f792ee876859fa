import { lettering } from '../../pictures/lettering.ts'
import { palettes } from '../../pictures/palettes.ts'
import type { PaletteName } from '../../pictures/picture-spec.ts'
import { svgDocument } from '../../pictures/svg-document.ts'
import { box, curved, cylinder, extrusion, hose, moved, softened, turned } from '../distances.ts'
import { type LabelText, labelSvg } from '../labels.ts'
import { onFront, printOf } from '../print.ts'
import { metal, type Part, part, surface } from '../scene.ts'

export async function tyreInflator(text: LabelText, name: PaletteName): Promise<Part[]> {
  const palette = palettes[name]
  const print = await printOf(labelSvg(text, palette, 620, 420))
  const screen = await printOf(
    svgDocument(
      400,
      200,
      `<rect width="400" height="200" rx="24" fill="#06231a"/>${lettering('35.0', { x: 200, y: 48, height: 104, colour: '#8ff0c0' })}`,
    ),
  )
  const paint = surface('#30373c', 0.36)
  const body = extrusion(
    softened([
      [-0.72, 0.01],
      [0.72, 0.01],
      [0.78, 0.9],
      [0.6, 1.8],
      [-0.6, 1.8],
      [-0.78, 0.9],
    ]),
    0.9,
    0.14,
  )
  const label = onFront(print, paint, [0, 0.62], [1.12, 0.76])
  return [
    part(
      body,
      (point, normal) =>
        normal[2] > 0.5 && point[1] > 1.12
          ? {
              ...screen((point[0] + 0.42) / 0.84, (1.6 - point[1]) / 0.42, paint),
              roughness: 0.15,
              glow: 0.25,
            }
          : label(point, normal),
      [-0.8, 0, -0.46],
      [0.8, 1.82, 0.46],
    ),
    part(
      moved(box(1.0, 0.16, 0.5, 0.07), 0, 1.9, 0),
      surface(palette.base, 0.3),
      [-0.55, 1.78, -0.3],
      [0.55, 2, 0.3],
    ),
    part(
      hose(
        curved([
          [0.6, 0.5, -0.3],
          [1.1, 0.35, -0.3],
          [1.34, 0.09, 0.05],
          [1.2, 0.07, 0.5],
          [0.8, 0.07, 0.78],
          [0.2, 0.07, 0.86],
        ]),
        0.06,
      ),
      surface('#15181a', 0.5),
      [0.1, 0, -0.4],
      [1.45, 0.6, 0.95],
    ),
    part(
      moved(turned(cylinder(0.085, 0.26, 0.02), 'z', 90), 0.1, 0.09, 0.86),
      metal('#d3a94a', 0.28),
      [-0.1, 0, 0.75],
      [0.3, 0.2, 1],
    ),
  ]
}

import { type Palette, palettes } from '../../pictures/palettes.ts'
import type { PaletteName } from '../../pictures/picture-spec.ts'
import {
  around,
  blend,
  box,
  cut,
  cylinder,
  type Distance,
  extrusion,
  moved,
  type Outline,
  softened,
  turned,
  union,
} from '../distances.ts'
import { backLabelSvg, type LabelText, labelSvg } from '../labels.ts'
import { onFront, type Print, printOf } from '../print.ts'
import { type Part, part, surface } from '../scene.ts'

const outline: Outline = [
  [-0.79, 0.16],
  [-0.76, 0.01],
  [-0.5, 0],
  [0.5, 0],
  [0.76, 0.01],
  [0.79, 0.16],
  [0.8, 0.8],
  [0.79, 1.34],
  [0.66, 1.66],
  [0.06, 2.02],
  [-0.52, 2.02],
  [-0.7, 1.84],
  [-0.79, 1.36],
  [-0.8, 0.8],
]

/** A can of four or five litres with its handle at the side of the neck, facing the viewer. */
export async function oilJug(text: LabelText, name: PaletteName): Promise<Part[]> {
  const palette = palettes[name]
  return jugWith(await printOf(labelSvg(text, palette, 640, 560)), palette, (shape) => shape)
}

/** The same can from behind: its handle at the other side, and the label that is read before buying. */
export async function oilJugFromBehind(
  text: LabelText & { readonly standard: string },
  name: PaletteName,
): Promise<Part[]> {
  const palette = palettes[name]
  const print = await printOf(backLabelSvg(text, palette, 640, 560))
  return jugWith(
    print,
    palette,
    (shape): Distance =>
      (x, y, z) =>
        shape(-x, y, z),
  )
}

function jugWith(print: Print, palette: Palette, facing: (shape: Distance) => Distance): Part[] {
  const body = extrusion(softened(outline), 0.86, 0.12)
  const grip = moved(turned(box(0.2, 0.62, 2, 0.09), 'z', 47), 0.34, 1.56, 0)
  const panel = moved(box(1.36, 1.16, 0.1, 0.1), 0, 0.72, 0.46)
  const neck = moved(cylinder(0.21, 0.3, 0.03), -0.3, 2.02, 0)
  const hull = cut(blend(cut(body, grip, 0.1), neck, 0.08), panel, 0.03)
  const waves = union(...[0.07, 0.12, 1.36].map((y) => moved(box(2, 0.02, 2, 0.008), 0, y, 0)))
  return [
    part(
      facing(cut(hull, waves, 0.02)),
      onFront(print, surface(palette.base, 0.3), [0, 0.73], [1.24, 1.06]),
      [-0.8, 0, -0.46],
      [0.8, 2.2, 0.5],
    ),
    part(
      facing(cap(0.26, 0.3, -0.3, 2.2)),
      surface(palette.accent, 0.35),
      [-0.62, 2, -0.3],
      [0.62, 2.4, 0.3],
    ),
  ]
}

export function cap(radius: number, height: number, x: number, y: number, z = 0) {
  const ribs = around(moved(cylinder(0.02, height * 2), radius + 0.008, 0, 0), 30)
  const ring = moved(cylinder(radius + 0.015, 0.05, 0.015), 0, -height / 2 + 0.01, 0)
  return moved(union(cut(cylinder(radius, height, 0.035), ribs, 0.01), ring), x, y, z)
}

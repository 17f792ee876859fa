import { lettering } from '../../pictures/lettering.ts'
import { palettes } from '../../pictures/palettes.ts'
import type { PaletteName } from '../../pictures/picture-spec.ts'
import { svgDocument } from '../../pictures/svg-document.ts'
import { box, moved, turned } from '../distances.ts'
import { ridge } from '../labels.ts'
import { printOf } from '../print.ts'
import { type Part, part, surface } from '../scene.ts'

/** A voucher the size of a bank card, leaning, with a second one behind it. */
export async function fuelCard(
  brand: string,
  grade: string,
  amount: string,
  name: PaletteName,
): Promise<Part[]> {
  const palette = palettes[name]
  const print = await printOf(
    svgDocument(
      860,
      540,
      `<rect width="860" height="540" rx="44" fill="${palette.base}"/>
      <path d="M0 400q300-190 860-120v216q0 44-44 44h-772q-44 0-44-44z" fill="${palette.deep}"/>
      <path d="M0 400q300-190 860-120v26q-560-70-860 120z" fill="${palette.accent}"/>
      ${ridge(64, 52, 84, palette.accent)}
      ${lettering(brand, { x: 196, y: 70, height: 62, colour: '#fff', anchor: 'start' })}
      <path d="M756 52q56 70 56 108a56 56 0 0 1-112 0q0-38 56-108z" fill="${palette.accent}"/>
      ${lettering(grade, { x: 64, y: 186, height: 96, colour: '#fff', anchor: 'start' })}
      ${lettering(amount, { x: 796, y: 412, height: 78, colour: '#fff', anchor: 'end' })}`,
    ),
  )
  const plain = surface(palette.base, 0.22)
  const card = (lean: number, x: number, z: number) =>
    moved(turned(turned(moved(box(2.5, 1.57, 0.045, 0.02), 0, 0.785, 0), 'x', lean), 'y', 0), x, 0.01, z)
  const front = card(-16, -0.1, 0.3)
  return [
    part(
      front,
      ([x, y], normal) =>
        normal[2] < 0.4
          ? plain
          : print((x + 0.1) / 2.5 + 0.5, 1 - (y - 0.01) / (1.57 * Math.cos(0.28)), plain),
      [-1.4, 0, -0.3],
      [1.2, 1.6, 0.4],
    ),
    part(
      turned(card(-13, 0.2, -0.14), 'y', -7),
      surface(palette.accent, 0.22),
      [-1.4, 0, -0.8],
      [1.6, 1.6, 0.4],
    ),
  ]
}

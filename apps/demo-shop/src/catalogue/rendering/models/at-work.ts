import { box, moved } from '../distances.ts'
import { placed } from '../placed.ts'
import { type Part, part, surface } from '../scene.ts'
import { filler, pipe } from './engine-bay.ts'
import { oilJug } from './oil-jug.ts'
import { tyreWheel } from './wheel.ts'

/** A can tipped over the filler, and what runs out of it. */
export async function pouring(): Promise<Part[]> {
  const [fx, fy, fz] = filler
  const can = await oilJug({ brand: 'Durub', line: 'Synthetic', grade: '5W-30', amount: '4 L' }, 'amber')
  return [
    ...placed(can.slice(0, 1), { at: [fx + 1.55, fy + 1.25, fz], scale: 0.62, tilt: 112 }),
    pipe('#c77a00', 0.05, [
      [fx + 0.36, fy + 0.6, fz],
      [fx + 0.1, fy + 0.5, fz],
      [fx, fy + 0.2, fz],
      [fx, fy - 0.1, fz],
    ]),
  ]
}

export async function lyingTyres(x: number, z: number): Promise<Part[]> {
  const tyre = await tyreWheel({ brand: 'Sahil', line: 'Touring', size: '205/55R16', tread: 'touring' })
  return [0, 1].flatMap((level) =>
    placed(tyre, { at: [x, 0.2 + level * 0.4, z - 0.6], scale: 0.5, lean: -90 }),
  )
}

export function batteryCables(): Part[] {
  return [
    pipe('#c22f2b', 0.07, [
      [-0.45, 1.62, 0.45],
      [-0.8, 1.85, 0.2],
      [-1.2, 1.5, -0.5],
      [-1.3, 1, -1.3],
    ]),
    pipe('#14181b', 0.07, [
      [0.95, 1.62, 0.45],
      [1.3, 1.85, 0.3],
      [1.7, 1.3, 0.1],
      [1.75, 0.8, -0.2],
    ]),
    ...[-0.45, 0.95].map((x) =>
      part(
        moved(box(0.34, 0.14, 0.34, 0.05), x, 1.62, 0.45),
        surface(x < 0 ? '#c22f2b' : '#23282c', 0.4),
        [x - 0.2, 1.5, 0.25],
        [x + 0.2, 1.72, 0.65],
      ),
    ),
    pipe(
      '#5a646b',
      0.05,
      [
        [-0.95, 0.5, 0.2],
        [-0.95, 1.3, 0.1],
        [-0.95, 0.4, -0.2],
        [-0.95, 0.2, -0.3],
      ],
      true,
    ),
  ]
}

export function lift(): Part[] {
  return [-0.9, 0.6].map((x) =>
    part(
      moved(box(0.3, 0.14, 3, 0.03), x, 0.72, -0.6),
      surface('#2b3136', 0.5),
      [x - 0.2, 0.6, -2.2],
      [x + 0.2, 0.82, 1],
    ),
  )
}

export function giftBox(x: number, z: number): Part[] {
  const paper = surface('#0b6b3a', 0.6)
  const ribbon = surface('#f2a516', 0.4)
  return [
    part(
      moved(box(1.15, 1.15, 0.9, 0.03), x, 0.58, z),
      ([px]) => (Math.abs(px - x) < 0.12 ? ribbon : paper),
      [x - 0.6, 0, z - 0.5],
      [x + 0.6, 1.18, z + 0.5],
    ),
    pipe('#f2a516', 0.06, [
      [x, 1.18, z],
      [x - 0.3, 1.45, z],
      [x - 0.42, 1.3, z],
      [x, 1.18, z],
    ]),
    pipe('#f2a516', 0.06, [
      [x, 1.18, z],
      [x + 0.3, 1.45, z],
      [x + 0.42, 1.3, z],
      [x, 1.18, z],
    ]),
  ]
}

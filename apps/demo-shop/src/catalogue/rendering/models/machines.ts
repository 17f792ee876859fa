import { lettering } from '../../pictures/lettering.ts'
import { svgDocument } from '../../pictures/svg-document.ts'
import { around, box, cut, cylinder, moved, type Point, rod, torus, turned, union } from '../distances.ts'
import { onFront, printOf } from '../print.ts'
import { metal, type Part, part, surface } from '../scene.ts'
import { pipe } from './engine-bay.ts'

/** A roller of a washing bay, upright. */
export function washBrush(x: number, z: number, colour: string): Part[] {
  const bristles = around(moved(box(0.3, 2.6, 0.09, 0.03), 0.48, 1.5, 0), 18)
  return [
    part(
      union(moved(cylinder(0.44, 2.6, 0.05), x, 1.5, z), moved(bristles, x, 0, z)),
      ([, y]) => surface(Math.floor(y / 0.44) % 2 ? colour : '#f2b516', 0.95),
      [x - 0.72, 0.15, z - 0.72],
      [x + 0.72, 2.85, z + 0.72],
    ),
    part(
      moved(cylinder(0.1, 3.6), x, 1.8, z),
      metal('#b9c1c6', 0.3),
      [x - 0.12, 0, z - 0.12],
      [x + 0.12, 3.6, z + 0.12],
    ),
  ]
}

/** Its hose leads to where the nozzle is. */
export async function fuelPump(x: number, z: number, nozzle: Point): Promise<Part[]> {
  const face = await printOf(
    svgDocument(
      500,
      900,
      `<rect width="500" height="900" fill="#f6f8f6"/><rect width="500" height="180" fill="#0b6b3a"/>
      ${lettering('Wadi', { x: 250, y: 56, height: 74, colour: '#ffffff' })}
      <rect x="50" y="220" width="400" height="250" rx="18" fill="#10201a"/>
      ${lettering('8.900', { x: 250, y: 258, height: 76, colour: '#8ff0c0' })}
      ${lettering('37.2 L', { x: 250, y: 372, height: 60, colour: '#8ff0c0' })}
      ${['M91', 'M95', 'M98'].map((grade, index) => `<rect x="${50 + index * 140}" y="520" width="120" height="100" rx="14" fill="${['#c22f2b', '#0b6b3a', '#1d63c4'][index]}"/>${lettering(grade, { x: 110 + index * 140, y: 552, height: 36, colour: '#ffffff' })}`).join('')}`,
    ),
  )
  const [nx, ny, nz] = nozzle
  return [
    part(
      moved(box(1, 2.2, 0.8, 0.06), x, 1.2, z),
      onFront(face, surface('#f6f8f6', 0.3), [x, 1.3], [0.9, 1.62]),
      [x - 0.5, 0.1, z - 0.4],
      [x + 0.5, 2.3, z + 0.4],
    ),
    part(
      moved(box(1.5, 0.16, 1.2, 0.05), x, 0.08, z),
      surface('#c4ccc8', 0.8),
      [x - 0.8, 0, z - 0.6],
      [x + 0.8, 0.18, z + 0.6],
    ),
    pipe('#16191b', 0.06, [
      [x + 0.5, 1.9, z + 0.1],
      [x + 0.95, 1.95, z + 0.3],
      [x + 1.05, 0.6, z + 0.75],
      [nx - 0.75, 0.35, nz + 0.42],
      [nx - 0.5, ny - 0.1, nz + 0.62],
      [nx - 0.16, ny + 0.02, nz + 0.34],
    ]),
    part(
      union(
        rod([nx - 0.16, ny + 0.02, nz + 0.36], [nx, ny + 0.1, nz + 0.16], 0.1),
        moved(turned(torus(0.13, 0.03), 'x', 60), nx - 0.14, ny - 0.12, nz + 0.34),
      ),
      surface('#0b6b3a', 0.35),
      [nx - 0.5, ny - 0.4, nz],
      [nx + 0.25, ny + 0.35, nz + 0.7],
    ),
    part(
      rod([nx, ny + 0.1, nz + 0.2], [nx + 0.02, ny + 0.08, nz - 0.04], 0.045),
      metal('#d5dade', 0.25),
      [nx - 0.2, ny - 0.1, nz - 0.1],
      [nx + 0.2, ny + 0.3, nz + 0.3],
    ),
  ]
}

/** Holds a wheel on its shaft, towards the viewer. */
export async function wheelBalancer(): Promise<Part[]> {
  const screen = await printOf(
    svgDocument(
      600,
      360,
      `<rect width="600" height="360" rx="24" fill="#10201a"/>${lettering('0.0', { x: 180, y: 130, height: 110, colour: '#8ff0c0' })}${lettering('0.5', { x: 430, y: 130, height: 110, colour: '#f6c445' })}`,
    ),
  )
  const glass = surface('#1c2227', 0.25)
  return [
    part(
      union(
        moved(box(1.9, 1.5, 0.9, 0.12), -0.2, 0.76, -0.8),
        moved(box(1.7, 0.16, 1, 0.06), -0.2, 1.56, -0.8),
      ),
      ([, y]) => surface(y > 1.48 ? '#2b3136' : '#c22f2b', 0.35),
      [-1.2, 0, -1.32],
      [0.8, 1.66, -0.3],
    ),
    part(
      moved(box(1.2, 0.76, 0.12, 0.05), -0.9, 2.36, -1),
      onFront(screen, glass, [-0.9, 2.36], [1.08, 0.64]),
      [-1.55, 1.95, -1.1],
      [-0.25, 2.8, -0.9],
    ),
    part(
      rod([-0.9, 1.6, -1.05], [-0.9, 2.1, -1.05], 0.07),
      metal('#b9c1c6', 0.3),
      [-1, 1.5, -1.15],
      [-0.8, 2.2, -0.95],
    ),
  ]
}

/** A hand's tester; its leads end at two posts. */
export async function batteryTester(x: number, z: number, ends: readonly [Point, Point]): Promise<Part[]> {
  const face = await printOf(
    svgDocument(
      420,
      700,
      `<rect width="420" height="700" rx="50" fill="#23282c"/><rect x="46" y="60" width="328" height="250" rx="20" fill="#dff5e6"/>
      ${lettering('12.6 V', { x: 210, y: 110, height: 62, colour: '#0b3d22' })}${lettering('OK', { x: 210, y: 216, height: 62, colour: '#0b6b3a' })}
      ${[0, 1, 2].map((index) => `<circle cx="${105 + index * 105}" cy="430" r="38" fill="${['#0b6b3a', '#f2a516', '#c22f2b'][index]}"/>`).join('')}`,
    ),
  )
  return [
    part(
      moved(turned(box(0.8, 1.3, 0.22, 0.09), 'x', -14), x, 0.66, z),
      onFront(face, surface('#f2a516', 0.4), [x, 0.68], [0.68, 1.12]),
      [x - 0.5, 0, z - 0.4],
      [x + 0.5, 1.36, z + 0.4],
    ),
    ...ends.map(([ex, ey, ez], index) =>
      pipe(index === 0 ? '#c22f2b' : '#1b1f22', 0.05, [
        [x - 0.1 + index * 0.2, 1.2, z - 0.1],
        [(x + ex) / 2, 2.1 + index * 0.16, (z + ez) / 2 - 0.1],
        [ex, ey + 0.3, ez],
        [ex, ey, ez],
      ]),
    ),
    ...ends.map(([ex, ey, ez], index) =>
      part(
        union(
          moved(turned(box(0.1, 0.5, 0.18, 0.04), 'z', 10), ex - 0.07, ey + 0.14, ez),
          moved(turned(box(0.1, 0.5, 0.18, 0.04), 'z', -10), ex + 0.07, ey + 0.14, ez),
        ),
        surface(index === 0 ? '#c22f2b' : '#1b1f22', 0.4),
        [ex - 0.25, ey - 0.2, ez - 0.15],
        [ex + 0.25, ey + 0.5, ez + 0.15],
      ),
    ),
  ]
}

/** What a wheel hides: disc and caliper, in the arch of a wing; the axle lies along z. */
export function brake(): Part[] {
  const lie = (shape: ReturnType<typeof box>) => moved(turned(shape, 'x', 90), 0, 1.15, 0)
  const holes = around(
    union(moved(cylinder(0.035, 1), 0.5, 0, 0), moved(cylinder(0.035, 1), 0.66, 0, 0.06)),
    16,
  )
  const disc = cut(cylinder(0.82, 0.12, 0.02), holes, 0.01)
  const hub = union(
    moved(cylinder(0.34, 0.34, 0.04), 0, 0.08, 0),
    moved(cylinder(0.14, 0.5, 0.04), 0, 0.12, 0),
  )
  const bolts = around(moved(cylinder(0.045, 0.42, 0.01), 0.24, 0.24, 0), 5)
  return [
    part(lie(disc), metal('#c9ced2', 0.28), [-0.85, 0.3, -0.1], [0.85, 2, 0.1]),
    part(lie(union(hub, bolts)), metal('#7d868c', 0.4), [-0.4, 0.75, -0.15], [0.4, 1.55, 0.5]),
    part(
      union(
        moved(box(0.44, 0.96, 0.44, 0.12), 0.68, 1.2, 0.02),
        moved(box(0.2, 0.5, 0.56, 0.08), 0.72, 1.2, 0.02),
      ),
      surface('#cf2a22', 0.3),
      [0.4, 0.6, -0.3],
      [1, 1.8, 0.36],
    ),
    part(
      cut(
        moved(box(4.4, 2.2, 1.1, 0.3), 0, 2.1, -0.3),
        moved(turned(cylinder(1.3, 4), 'x', 90), 0, 1.15, 0),
        0.06,
      ),
      surface('#2a67cf', 0.16),
      [-2.2, 1, -0.85],
      [2.2, 3.2, 0.26],
    ),
    part(
      moved(turned(cylinder(1.28, 0.3), 'x', 90), 0, 1.15, -0.6),
      surface('#14181a', 0.9),
      [-1.3, 0, -0.8],
      [1.3, 2.5, -0.4],
    ),
    part(
      union(
        moved(cylinder(0.24, 0.9, 0.03), -1.6, 0.6, -0.2),
        moved(cylinder(0.42, 0.1, 0.02), -1.6, 0.06, -0.2),
      ),
      surface('#f2a516', 0.4),
      [-2.1, 0, -0.7],
      [-1.1, 1.1, 0.3],
    ),
  ]
}

/** Hangs from the top of a windscreen; the road is seen behind it. */
export async function dashCamera(): Promise<Part[]> {
  const view = await printOf(
    svgDocument(
      640,
      360,
      `<rect width="640" height="200" fill="#9fd0ee"/><rect y="180" width="640" height="180" fill="#d9bd8d"/><path d="M270 180h100l200 180h-500z" fill="#4d555a"/><path d="M316 200h8l6 40h-20zM310 270h20l10 90h-40z" fill="#ffffff"/><circle cx="40" cy="40" r="16" fill="#e02c22"/>`,
    ),
  )
  return [
    part(
      moved(box(1.7, 0.98, 0.36, 0.12), 0, 1.5, 0),
      onFront(view, surface('#1b2024', 0.35), [0, 1.5], [1.44, 0.76]),
      [-0.86, 1, -0.2],
      [0.86, 2, 0.2],
    ),
    part(
      union(
        rod([0, 1.9, -0.1], [0, 2.5, -0.5], 0.09),
        moved(turned(cylinder(0.3, 0.1, 0.03), 'x', 50), 0, 2.55, -0.56),
      ),
      surface('#23282c', 0.4),
      [-0.35, 1.8, -0.95],
      [0.35, 2.9, 0],
    ),
    part(
      moved(box(9, 0.5, 1.3, 0.22), 0, 0.16, -0.3),
      surface('#2a3035', 0.7),
      [-4.5, -0.1, -1],
      [4.5, 0.42, 0.4],
    ),
    part(moved(box(9, 0.5, 1, 0.2), 0, 3.3, -0.6), surface('#d6dbd8', 0.8), [-4.5, 3, -1.2], [4.5, 3.6, 0]),
    part(
      union(
        moved(turned(torus(0.95, 0.09), 'x', 74), -1.75, 0.35, 0.95),
        rod([-1.75, 0.3, 0.9], [-1.75, 0.1, 0.3], 0.16),
      ),
      surface('#171b1e', 0.5),
      [-2.9, -0.9, 0.2],
      [-0.6, 1.6, 1.5],
    ),
  ]
}

/** Held on paint: its pad below, its grip behind. */
export function polisher(): Part[] {
  return [
    part(
      moved(cylinder(0.42, 0.16, 0.06), 0, 0.1, 0),
      surface('#f6f3ea', 0.95),
      [-0.45, 0, -0.45],
      [0.45, 0.2, 0.45],
    ),
    part(
      moved(cylinder(0.3, 0.16, 0.04), 0, 0.25, 0),
      surface('#1d2226', 0.5),
      [-0.32, 0.15, -0.32],
      [0.32, 0.36, 0.32],
    ),
    part(
      union(
        moved(turned(cylinder(0.19, 1.2, 0.1), 'z', 80), -0.5, 0.52, 0),
        moved(cylinder(0.22, 0.3, 0.08), 0, 0.42, 0),
      ),
      surface('#e79a10', 0.35),
      [-1.3, 0.2, -0.25],
      [0.3, 0.8, 0.25],
    ),
    part(
      moved(turned(cylinder(0.07, 0.6, 0.03), 'x', 90), 0, 0.5, 0.36),
      surface('#1d2226', 0.5),
      [-0.1, 0.4, 0],
      [0.1, 0.6, 0.75],
    ),
    pipe('#1d2226', 0.04, [
      [-1.1, 0.62, 0],
      [-1.5, 0.7, 0.1],
      [-1.9, 0.4, 0.3],
      [-2.3, 0.2, 0.3],
    ]),
  ]
}

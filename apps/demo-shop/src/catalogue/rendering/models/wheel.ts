import { lettering } from '../../pictures/lettering.ts'
import { svgDocument } from '../../pictures/svg-document.ts'
import {
  around,
  both,
  box,
  cut,
  cylinder,
  type Distance,
  moved,
  shell,
  torus,
  turned,
  union,
} from '../distances.ts'
import { printOf } from '../print.ts'
import { metal, type Part, part, type Surface, surface } from '../scene.ts'

export type WheelText = {
  readonly brand: string
  readonly line: string
  readonly size: string
  readonly tread: 'touring' | 'all-terrain'
}

/** Stands on the floor with its face towards the viewer; the axle lies along z. */
export async function tyreWheel({ brand, line, size, tread }: WheelText): Promise<Part[]> {
  const rubber = surface('#2a2d30', 0.62)
  const print = await printOf(sidewall(brand, line, size))
  const lie = (shape: Distance) => moved(turned(shape, 'x', 90), 0, radius, 0)
  const isRough = tread === 'all-terrain'
  const inner = isRough ? 0.62 : 0.74
  return [
    part(
      lie(tyre(inner, isRough)),
      ([x, y, z], normal): Surface => {
        if (normal[2] < 0.35 || z < 0.2) return rubber
        const away = Math.hypot(x, y - radius)
        const turn = (Math.atan2(x, y - radius) / Math.PI + 1) / 2
        return { ...print((turn * 1) % 1, 1 - (away - inner - 0.06) / 0.3, rubber), roughness: 0.6 }
      },
      [-1.24, 0, -0.5],
      [1.24, radius * 2 + 0.02, 0.5],
    ),
    part(
      lie(rim(inner, isRough)),
      metal(isRough ? '#6a7278' : '#d5d9dc', isRough ? 0.38 : 0.22),
      [-0.9, radius - 0.9, -0.4],
      [0.9, radius + 0.9, 0.42],
    ),
    part(
      lie(moved(cylinder(inner * 0.62, 0.08, 0.02), 0, -0.1, 0)),
      metal('#8b9399', 0.4),
      [-0.6, radius - 0.6, -0.3],
      [0.6, radius + 0.6, 0.1],
    ),
    part(
      lie(moved(box(0.2, 0.3, 0.34, 0.06), inner * 0.6, -0.05, 0)),
      surface('#b3261e', 0.35),
      [-0.7, radius - 0.7, -0.3],
      [0.7, radius + 0.7, 0.3],
    ),
  ]
}

const radius = 1.2

function tyre(inner: number, isRough: boolean): Distance {
  const whole = cylinder(radius, 0.8, isRough ? 0.12 : 0.2)
  const hole = cylinder(inner, 2)
  const grooves = union(...[-0.2, 0, 0.2].map((y) => moved(torus(radius, isRough ? 0.045 : 0.04), 0, y, 0)))
  const bars = around(
    moved(turned(box(0.14, 0.22, isRough ? 0.07 : 0.03, 0.01), 'x', 25), radius, 0.3, 0),
    isRough ? 34 : 56,
  )
  const otherBars = around(
    moved(turned(box(0.14, 0.22, isRough ? 0.07 : 0.03, 0.01), 'x', -25), radius, -0.3, 0),
    isRough ? 34 : 56,
  )
  const beads = union(...[0.045, 0.3].map((out) => moved(torus(inner + out + 0.02, 0.014), 0, 0.4, 0)))
  return union(cut(cut(whole, hole, 0.06), union(grooves, bars, otherBars), 0.01), beads)
}

function rim(inner: number, isRough: boolean): Distance {
  const barrel = both(shell(cylinder(inner, 0.9), 0.03), cylinder(2, 0.72))
  const lip = moved(torus(inner - 0.015, 0.035), 0, 0.33, 0)
  const spoke = isRough
    ? moved(box(inner, 0.1, 0.26, 0.05), inner / 2, 0.2, 0)
    : union(
        moved(turned(box(inner, 0.09, 0.075, 0.03), 'y', 7), inner / 2, 0.24, 0.09),
        moved(turned(box(inner, 0.09, 0.075, 0.03), 'y', -7), inner / 2, 0.24, -0.09),
      )
  const hub = moved(cylinder(inner * 0.26, 0.14, 0.04), 0, 0.24, 0)
  const nuts = around(moved(cylinder(0.035, 0.3, 0.01), inner * 0.16, 0.2, 0), 5)
  return union(barrel, lip, around(spoke, isRough ? 6 : 5), cut(hub, nuts, 0.01))
}

/** Runs once around the tyre: the name above, the size below. */
function sidewall(brand: string, line: string, size: string): string {
  const print = { height: 44, colour: '#c9cfd2', y: 78 } as const
  return svgDocument(
    2400,
    200,
    `${lettering(`${brand} ${line}`, { ...print, x: 1200, height: 70, y: 60 })}${lettering(size, { ...print, x: 400 })}${lettering(size, { ...print, x: 2000 })}`,
  )
}

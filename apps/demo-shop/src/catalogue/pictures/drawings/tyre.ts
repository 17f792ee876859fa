import type { Brush } from '../brush.ts'
import { letteringOnArc } from '../lettering.ts'
import { materials } from '../palettes.ts'
import type { TyreSpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'
import { sizeTag } from './size-tag.ts'

export function drawTyre(spec: TyreSpec, brush: Brush): Sketch {
  if (spec.view === 'tread') return drawTread(spec, brush)
  if (spec.view === 'stack') return drawStack(spec, brush)
  return {
    body: `<g transform="translate(9 4)scale(.97)">${wheel(spec, brush)}${sizeTag(spec.size, 300, 506)}</g>`,
    shadows: [{ cx: 306, cy: 530, rx: 150 }],
  }
}

/** The wheel turned slightly to the left: its face is an ellipse, the tread shows on the right. */
export function wheel(spec: TyreSpec, brush: Brush): string {
  const { rimRadius, lugs } = treads[spec.tread]
  const face = brush.radial(
    [
      [0.6, '#2a2e32'],
      [0.8, '#3a4046'],
      [0.93, '#2c3135'],
      [1, '#16191b'],
    ],
    { cx: 0.46, cy: 0.44, r: 0.56 },
  )
  const band = brush.linear([
    [0.55, '#24282b'],
    [0.86, '#3b4248'],
    [1, '#101214'],
  ])
  const hull = 'M262 62h84a196 234 0 0 1 0 468h-84z'
  const gloss =
    '<path d="M88 240A186 226 0 0 1 200 92" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="13" stroke-linecap="round"/>'
  return `
    ${lugs.behind}
    <path d="${hull}" fill="${band}"/>
    <g clip-path="${brush.clip(`<path d="${hull}"/>`)}">
    ${lugs.across}
    </g>
    <ellipse cx="262" cy="296" rx="196" ry="234" fill="${face}"/>
    <ellipse cx="262" cy="296" rx="176" ry="213" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
    ${gloss}
    <g transform="translate(262 296)scale(.84 1)">
    ${letteringOnArc([spec.brand, spec.line].filter(Boolean).join(' '), { radius: 202, height: 22, colour: '#aeb7bd' })}
    </g>
    <g transform="translate(262 296)scale(.84 1)">
    ${rim(spec, rimRadius, brush)}
    </g>
  `
}

const treads = {
  touring: {
    rimRadius: 152,
    lugs: { behind: '', across: ribs([24, 46, 68], 5) + cuts(84, 30, '3 15') + cuts(56, 14, '2 13') },
  },
  sport: {
    rimRadius: 174,
    lugs: { behind: '', across: ribs([30, 60], 8) + cuts(84, 26, '5 30') + cuts(44, 20, '5 30') },
  },
  'all-terrain': {
    rimRadius: 132,
    lugs: {
      behind:
        '<path d="M346 60a198 236 0 0 1 0 472" fill="none" stroke="#131618" stroke-width="20" stroke-dasharray="26 14"/><ellipse cx="262" cy="296" rx="198" ry="236" fill="none" stroke="#131618" stroke-width="14" stroke-dasharray="26 16"/>',
      across: ribs([30, 58], 9) + cuts(88, 44, '8 20') + cuts(44, 34, '8 20'),
    },
  },
} as const

function ribs(offsets: readonly number[], width: number): string {
  const lines = offsets.map((offset) => `M${262 + offset} 62a196 234 0 0 1 0 468`)
  return `<path d="${lines.join('')}" fill="none" stroke="#08090a" stroke-width="${width}"/>`
}

function cuts(offset: number, width: number, dashes: string): string {
  return `<path d="M${262 + offset - width / 2} 62a196 234 0 0 1 0 468" fill="none" stroke="#08090a" stroke-width="${width}" stroke-dasharray="${dashes}"/>`
}

const spokeShapes: Record<TyreSpec['rim'], { readonly path: string; readonly count: number }> = {
  'five-spoke': { path: 'M-20-30L-34-138q34-12 68 0L20-30z', count: 5 },
  'multi-spoke': { path: 'M-9-30L-15-140q15-5 30 0L9-30z', count: 10 },
  'split-spoke': { path: 'M-22-26L-44-136q11-5 22-5L-2-60 22-141q11 0 22 5L22-26z', count: 5 },
  steel: { path: 'M-15-104a15 15 0 1 1 30 0 15 15 0 1 1-30 0z', count: 10 },
}

function rim(spec: TyreSpec, radius: number, brush: Brush): string {
  const metal = brush.linear(
    [
      [0, materials.steelLight],
      [0.5, materials.steel],
      [1, materials.steelDeep],
    ],
    'diagonal',
  )
  const barrel = brush.radial([
    [0.3, '#4b5258'],
    [0.85, '#1b1f22'],
    [1, '#050606'],
  ])
  const { path, count } = spokeShapes[spec.rim]
  const scale = Math.round((radius / 152) * 100) / 100
  const steel = spec.rim === 'steel'
  const spoke = brush.keep(`<path d="${path}"/>`)
  const spokes = Array.from({ length: count }, (_, index) => spoke(`rotate(${(index * 360) / count})`)).join(
    '',
  )
  const plate = steel
    ? `
      <circle r="140" fill="${metal}"/>
      <circle r="72" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="10"/>
    `
    : `
      <circle r="96" fill="#8d979d"/>
      <circle r="96" fill="none" stroke="#6d777d" stroke-width="6" stroke-dasharray="3 9"/>
      <path d="M60-84a104 104 0 0 1 40 106l-26-6a78 78 0 0 0-30-78z" fill="#b3261e"/>
    `
  return `
    <circle r="${radius + 8}" fill="#0a0b0c"/>
    <circle r="${radius}" fill="${barrel}"/>
    <g transform="scale(${scale})">
    ${plate}
    <g fill="${steel ? '#23282c' : metal}" stroke="#55606a" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round">
    ${spokes}
    </g>
    <circle r="145" fill="none" stroke="${metal}" stroke-width="13"/>
    <circle r="38" fill="${metal}"/>
    <circle r="38" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3"/>
    <circle r="25" fill="none" stroke="#3b4248" stroke-width="8" stroke-dasharray="8 23.4"/>
    <circle r="14" fill="${materials.brand}"/>
    </g>
  `
}

/** Straight on, so that the pattern can be judged. */
function drawTread(spec: TyreSpec, brush: Brush): Sketch {
  const round = brush.linear([
    [0, '#0b0d0e'],
    [0.14, '#30363b'],
    [0.4, '#454d53'],
    [0.7, '#2a2f33'],
    [1, '#0b0d0e'],
  ])
  const fall = brush.linear(
    [
      [0, '#000', 0.75],
      [0.25, '#000', 0],
      [0.75, '#000', 0],
      [1, '#000', 0.8],
    ],
    'down',
  )
  const outline = 'M190 66h220q46 0 56 60 16 170 0 340-10 60-56 60h-220q-46 0-56-60-16-170 0-340 10-60 56-60z'
  const rows = patterns[spec.tread]
  return {
    body: `
      <path d="${outline}" fill="${round}"/>
      <g clip-path="${brush.clip(`<path d="${outline}"/>`)}" fill="none" stroke="#07090a">
      ${rows}
      </g>
      <path d="${outline}" fill="${fall}"/>
      ${sizeTag(spec.size, 300, 480)}
    `,
    shadows: [{ cx: 300, cy: 526, rx: 170 }],
  }
}

const steps = [60, 108, 156, 204, 252, 300, 348, 396, 444, 492, 540]
const patterns: Record<TyreSpec['tread'], string> = {
  touring: `
    <path d="M208 60v480M300 60v480M392 60v480" stroke-width="15"/>
    <path d="${steps.map((y) => `M120 ${y}q40 18 80 4M216 ${y + 24}l76-14M308 ${y}l76 14M400 ${y + 8}q40 14 80-6`).join('')}" stroke-width="5"/>
  `,
  sport: `
    <path d="M226 60v480M374 60v480" stroke-width="22"/>
    <path d="M300 60v480" stroke-width="7"/>
    <path d="${steps.map((y) => `M120 ${y - 30}q70 6 98 64M480 ${y - 30}q-70 6-98 64M244 ${y}l50 36M356 ${y}l-50 36`).join('')}" stroke-width="8"/>
  `,
  'all-terrain': `
    <path d="M210 40l-18 60 24 48-24 48 24 48-24 48 24 48-24 48 24 48-24 48M390 40l18 60-24 48 24 48-24 48 24 48-24 48 24 48-24 48 24 48" stroke-width="18" stroke-linejoin="round"/>
    <path d="${steps.map((y) => `M110 ${y + 10}l88-20M402 ${y - 10}l88 20M222 ${y + 24}l60-30 36 20 60-30`).join('')}" stroke-width="14"/>
  `,
}

function drawStack(spec: TyreSpec, brush: Brush): Sketch {
  const round = brush.linear([
    [0, '#0c0e0f'],
    [0.22, '#4a5258'],
    [0.5, '#2a2f33'],
    [1, '#090a0b'],
  ])
  const hole = brush.linear([
    [0, '#07090a'],
    [1, '#2e3338'],
  ])
  const top = `
    <ellipse cx="300" cy="176" rx="196" ry="62" fill="#2d3236"/>
    <ellipse cx="300" cy="172" rx="150" ry="44" fill="#3a4046"/>
    <ellipse cx="300" cy="176" rx="108" ry="30" fill="${hole}"/>
  `
  const one = `
    <path d="M104 176q-14 44 0 86 0 62 196 62t196-62q14-42 0-86z" fill="${round}"/>
    <path d="M108 214q20 54 192 54t192-54M106 244q20 54 194 54t194-54" fill="none" stroke="#050606" stroke-width="5"/>
    <path d="M112 230q20 52 188 52t188-52" fill="none" stroke="#050606" stroke-width="26" stroke-dasharray="4 16"/>
    ${top}
  `
  const tyre = brush.keep(one)
  return {
    body: `${tyre('translate(0 172)')}${tyre('translate(0 66)')}${tyre('translate(0 -40)')}${sizeTag(spec.size, 300, 404)}`,
    shadows: [{ cx: 300, cy: 486, rx: 210 }],
  }
}

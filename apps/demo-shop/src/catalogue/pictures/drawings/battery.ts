import type { Brush } from '../brush.ts'
import { lettering } from '../lettering.ts'
import { materials, type Palette, palettes } from '../palettes.ts'
import type { BatterySpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'

export function drawBattery(spec: BatterySpec, brush: Brush): Sketch {
  const palette = palettes[spec.palette]
  if (spec.view === 'top') return drawTop(spec, palette, brush)
  const box = spec.build === 'motorcycle' ? small : large
  return {
    body: `<g transform="translate(-18 -34)scale(1.06)">${battery(spec, palette, box, brush)}</g>`,
    shadows: [{ cx: box.x + box.width / 2 + 30, cy: 508, rx: box.width * 0.6 }],
  }
}

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly depth: number
}
const large: Box = { x: 82, y: 240, width: 372, height: 268, depth: 70 }
const small: Box = { x: 146, y: 220, width: 250, height: 288, depth: 66 }

function battery(spec: BatterySpec, palette: Palette, box: Box, brush: Brush): string {
  const { x, y, width, height, depth } = box
  const shell = spec.build === 'agm' ? ['#565f66', '#2b3136', '#171b1e'] : ['#3f464b', '#23282b', '#101314']
  const front = brush.linear([
    [0, shell[0] ?? ''],
    [0.25, shell[1] ?? ''],
    [1, shell[2] ?? ''],
  ])
  const right = x + width
  const back = Math.round(depth * 0.72)
  const bottom = y + height
  const side = `M${right} ${y}l${depth}-${back}v${height - 8}l-${depth} ${back}z`
  const top = `M${x} ${y}l${depth}-${back}h${width}l-${depth} ${back}z`
  const lid = `M${x - 8} ${y + 2}h${width + 12}v32q0 8-8 8h-${width - 4}q-8 0-8-8z`
  const feet = `<path d="M${x - 6} ${bottom - 20}h${width + 8}v20h-${width + 8}z" fill="#0b0d0e"/>`
  return `<path d="${side}" fill="#0d0f11"/><path d="${top}" fill="${brush.linear(
    [
      [0, '#59636a'],
      [1, '#2b3135'],
    ],
    'down',
  )}"/>${caps(box)}${terminals(spec, box, brush)}<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="${front}"/>${feet}<path d="${lid}" fill="${brush.linear(
    [
      [0, '#525b61'],
      [1, '#2a2f33'],
    ],
    'down',
  )}"/><path d="M${right + 4} ${y + 2}l${depth}-${back}v40l-${depth} ${back}z" fill="#1d2124"/>${print(spec, palette, box, brush)}`
}

function caps({ x, y, width, depth }: Box): string {
  const row = [0.3, 0.4, 0.5, 0.6, 0.7].map(
    (part) => `<ellipse cx="${x + width * part + depth / 2}" cy="${y - depth * 0.36}" rx="13" ry="6"/>`,
  )
  return `<g fill="#171a1d">${row.join('')}</g>`
}

function terminals(spec: BatterySpec, { x, y, width, depth }: Box, brush: Brush): string {
  const lead = brush.linear([
    [0, '#f4f6f7'],
    [0.45, '#aeb7bd'],
    [1, '#5d676e'],
  ])
  const stand = y - depth * 0.3
  const post = (centre: number, colour: string) =>
    spec.build === 'motorcycle'
      ? `
        <path d="M${centre - 24} ${stand - 42}h44v44h-44z" fill="${lead}"/>
        <circle cx="${centre - 2}" cy="${stand - 20}" r="11" fill="#4f5960"/>
        <path d="M${centre - 34} ${stand + 2}h64v12h-64z" fill="${colour}"/>
      `
      : `
        <path d="M${centre - 34} ${stand}v-26a34 12 0 0 1 68 0v26a34 12 0 0 1-68 0z" fill="${colour}"/>
        <ellipse cx="${centre}" cy="${stand - 26}" rx="34" ry="12" fill="#fff" opacity=".16"/>
        <path d="M${centre - 19} ${stand - 26}l3-34h32l3 34a19 7 0 0 1-38 0z" fill="${lead}"/>
        <ellipse cx="${centre}" cy="${stand - 60}" rx="16" ry="6" fill="#e9edef"/>
      `
  return post(x + width * 0.2 + 20, '#c22f2b') + post(x + width * 0.84 + 20, '#2b3238')
}

function print(spec: BatterySpec, palette: Palette, { x, y, width, height }: Box, brush: Brush): string {
  const left = x + 22
  const top = y + 66
  const wide = width - 44
  const high = height - 108
  const half = Math.round(high * 0.56)
  const panel = brush.linear(
    [
      [0, palette.base],
      [1, palette.deep],
    ],
    'diagonal',
  )
  const paper = spec.build === 'agm' ? '#e3e8ea' : materials.paper
  const title = spec.build === 'agm' ? 'AGM' : spec.voltage
  return `
    <rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="14" fill="${paper}"/>
    <path d="M${left + 14} ${top}h${wide - 28}q14 0 14 14v${half - 28}l-${wide} 34v-${half + 6}q0-14 14-14z" fill="${panel}"/>
    ${lettering(spec.capacity, { x: left + wide - 20, y: top + 17, height: 46, colour: '#fff', anchor: 'end', maxWidth: wide - 96 })}
    <path transform="translate(${left + 46} ${top + 42})scale(.95)" d="M10-34l-30 44h20l-8 32 32-46h-20z" fill="${materials.amber}"/>
    ${lettering(title, { x: left + wide - 22, y: top + high - 46, height: 30, colour: materials.ink, anchor: 'end' })}
    ${lettering(spec.brand ?? '', { x: left + 22, y: top + high - 45, height: 21, colour: palette.deep, anchor: 'start', maxWidth: wide * 0.55 })}
    ${lettering(spec.line ?? '', { x: left + 22, y: top + high - 18, height: 12, colour: palette.deep, anchor: 'start', maxWidth: wide * 0.55 })}
    <path d="M${x + 6} ${y + 44}v${height - 70}" stroke="#fff" stroke-opacity=".22" stroke-width="6" stroke-linecap="round"/>
  `
}

/** From above: terminals, vent caps and the handle. */
function drawTop(spec: BatterySpec, palette: Palette, brush: Brush): Sketch {
  const lid = brush.linear(
    [
      [0, '#4d565c'],
      [1, '#1d2124'],
    ],
    'diagonal',
  )
  const lead = brush.radial(
    [
      [0, '#ffffff'],
      [0.6, '#b4bdc3'],
      [1, '#626c73'],
    ],
    { cx: 0.36, cy: 0.34, r: 0.7 },
  )
  const vents = [216, 258, 300, 342, 384].map((x) => `<circle cx="${x}" cy="276" r="15"/>`).join('')
  const post = (x: number, colour: string, sign: string) =>
    `
      <circle cx="${x}" cy="394" r="48" fill="${colour}"/>
      <circle cx="${x}" cy="394" r="30" fill="${lead}"/>
      <path d="${sign}" stroke="#fff" stroke-width="9" stroke-linecap="round"/>
    `
  return {
    body: `
      <rect x="78" y="166" width="444" height="300" rx="30" fill="#0c0e10"/>
      <rect x="78" y="158" width="444" height="296" rx="30" fill="${lid}"/>
      <rect x="96" y="176" width="408" height="260" rx="20" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="4"/>
      <path d="M132 214q168-46 336 0" fill="none" stroke="${palette.base}" stroke-width="20" stroke-linecap="round"/>
      <g fill="#14171a" stroke="#5a646b" stroke-width="3">
      ${vents}
      </g>
      ${post(168, '#c22f2b', 'M158 324h20m-10-10v20')}
      ${post(432, '#30383e', 'M422 324h20')}
      ${lettering(`${spec.voltage} ${spec.capacity}`, { x: 300, y: 376, height: 34, colour: '#fff', maxWidth: 150 })}
    `,
    shadows: [{ cx: 300, cy: 470, rx: 236 }],
  }
}

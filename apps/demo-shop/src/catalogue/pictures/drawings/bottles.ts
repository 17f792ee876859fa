import type { Brush } from '../brush.ts'
import { lettering } from '../lettering.ts'
import { materials, type Palette, palettes } from '../palettes.ts'
import type { BottleSpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'

export function drawBottle(spec: BottleSpec, brush: Brush): Sketch {
  const palette = palettes[spec.palette]
  const { body, label, foot, zoom = 1 } = forms[spec.shape]
  const enlarge = `translate(${Math.round(300 - 300 * zoom)} ${Math.round(520 - 520 * zoom)})scale(${zoom})`
  return {
    body: `<g transform="${enlarge}">${body(palette, brush)}${print(spec, label, palette, brush)}</g>`,
    shadows: [{ cx: 300, cy: 520, rx: foot * zoom }],
  }
}

type LabelBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Form = {
  readonly body: (palette: Palette, brush: Brush) => string
  readonly label: LabelBox
  readonly foot: number
  readonly zoom?: number
}

const forms: Record<BottleSpec['shape'], Form> = {
  coolant: {
    foot: 160,
    label: { x: 158, y: 330, width: 284, height: 160 },
    body: (palette, brush) =>
      `${clear('M186 150h84q14 0 24 10l20 20h74q72 0 72 74v226q0 40-40 40h-240q-40 0-40-40v-262q0-68 46-68zM330 214q-16 0-16 14v46q0 16 16 16h62q18 0 18-18v-20q0-38-38-38z', palette, brush)}${lid(180, 88, 92, palette, brush)}`,
  },
  'washer-fluid': {
    foot: 164,
    label: { x: 154, y: 320, width: 292, height: 172 },
    body: (palette, brush) =>
      `${clear('M246 150h108q12 34 62 54 44 18 44 66v210q0 40-40 40h-240q-40 0-40-40v-210q0-48 44-66 50-20 62-54zM172 236q-16 10-16 30v18q0 14 14 14h12q14 0 14-14v-38q0-18-24-10z', palette, brush)}${lid(254, 82, 92, palette, brush)}`,
  },
  'brake-fluid': {
    zoom: 1.12,
    foot: 108,
    label: { x: 204, y: 296, width: 192, height: 178 },
    body: (palette, brush) =>
      `${solid('M252 186h96q56 14 56 70v220q0 44-44 44h-120q-44 0-44-44v-220q0-56 56-70z', palette, brush)}${lid(256, 116, 88, palette, brush)}`,
  },
  polish: {
    zoom: 1.12,
    foot: 104,
    label: { x: 208, y: 268, width: 184, height: 204 },
    body: (palette, brush) =>
      `${solid('M226 196q74-26 148 0 28 14 28 70v214q0 40-40 40h-124q-40 0-40-40v-214q0-56 28-70z', palette, brush)}${lid(262, 96, 76, palette, brush)}<path d="M246 160h108q20 6 24 36-78-26-156 0 4-30 24-36z" fill="${palette.accentDeep}"/>`,
  },
  'wax-tin': { foot: 196, label: { x: 176, y: 206, width: 248, height: 106 }, body: waxTin },
  spray: { foot: 96, label: { x: 214, y: 318, width: 172, height: 164 }, body: sprayBottle },
  additive: {
    zoom: 1.1,
    foot: 84,
    label: { x: 228, y: 304, width: 144, height: 176 },
    body: (palette, brush) =>
      `${solid('M272 138h56l10 60q44 24 44 78v204q0 40-34 40h-96q-34 0-34-40v-204q0-54 44-78z', palette, brush)}${lid(272, 76, 56, palette, brush)}`,
  },
}

function solid(outline: string, palette: Palette, brush: Brush): string {
  const round = brush.linear([
    [0, palette.deep],
    [0.12, palette.base],
    [0.24, palette.light],
    [0.4, palette.base],
    [0.74, palette.base],
    [1, palette.deep],
  ])
  return `<path d="${outline}" fill-rule="evenodd" fill="${round}" stroke="${palette.deep}" stroke-opacity=".4" stroke-width="2"/>`
}

/** A see-through can: the liquid's level shows below the shoulder. */
function clear(outline: string, palette: Palette, brush: Brush): string {
  const liquid = brush.linear(
    [
      [0, '#ffffff', 0.75],
      [0.2, palette.light],
      [0.24, palette.base],
      [1, palette.deep],
    ],
    'down',
  )
  const round = brush.linear([
    [0, palette.deep, 0.6],
    [0.14, '#fff', 0.1],
    [0.22, '#fff', 0.6],
    [0.34, '#fff', 0.05],
    [0.8, palette.deep, 0],
    [1, palette.deep, 0.6],
  ])
  return `
    <path fill-rule="evenodd" d="${outline}" fill="${liquid}"/>
    <path fill-rule="evenodd" d="${outline}" fill="${round}" stroke="${palette.deep}" stroke-opacity=".45" stroke-width="2.5"/>
  `
}

function lid(x: number, y: number, width: number, palette: Palette, brush: Brush): string {
  const round = brush.linear([
    [0, palette.accentDeep],
    [0.3, palette.accent],
    [0.65, palette.accent],
    [1, palette.accentDeep],
  ])
  const ridges = [0.14, 0.3, 0.46, 0.62, 0.78, 0.92]
    .map((part) => `M${Math.round(x + width * part)} ${y + 10}v42`)
    .join('')
  return `
    <rect x="${x}" y="${y}" width="${width}" height="66" rx="10" fill="${round}"/>
    <path d="${ridges}" stroke="#000" stroke-opacity=".18" stroke-width="4" stroke-linecap="round"/>
    <rect x="${x - 5}" y="${y + 54}" width="${width + 10}" height="14" rx="7" fill="${round}"/>
  `
}

/** Of what the workshops use themselves. */
const houseBrand = 'Warsha'

function print(
  { brand, label, volume }: BottleSpec,
  { x, y, width, height }: LabelBox,
  palette: Palette,
  brush: Brush,
): string {
  const paper = brush.linear([
    [0, '#dde4e0'],
    [0.16, '#ffffff'],
    [0.75, '#fafbfa'],
    [1, '#d5ddd9'],
  ])
  const strip = Math.round(height * 0.34)
  const foot = y + height - strip
  return `
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${paper}"/>
    <path d="M${x} ${foot}h${width}v${strip - 14}q0 14-14 14h-${width - 28}q-14 0-14-14z" fill="${palette.accent}"/>
    <path d="M${x} ${y + 14}q0-14 14-14h${width - 28}q14 0 14 14v${Math.round((height - strip) * 0.4) - 14}h-${width}z" fill="${palette.deep}"/>
    ${lettering(brand ?? houseBrand, { x: x + width / 2, y: y + (height - strip) * 0.1, height: (height - strip) * 0.21, colour: '#fff', maxWidth: width - 36 })}
    ${lettering(label, { x: x + width / 2, y: y + (height - strip) * 0.52, height: (height - strip) * 0.36, colour: materials.ink, maxWidth: width - 36 })}
    ${lettering(volume, { x: x + width / 2, y: foot + strip * 0.26, height: strip * 0.48, colour: palette.onAccent, maxWidth: width - 40 })}
  `
}

function waxTin(palette: Palette, brush: Brush): string {
  const side = brush.linear([
    [0, palette.deep],
    [0.2, palette.light],
    [0.4, palette.base],
    [1, palette.deep],
  ])
  const rim = brush.linear([
    [0, materials.steelDeep],
    [0.25, materials.steelLight],
    [1, materials.steelDeep],
  ])
  return `
    <path d="M88 262v168q0 88 212 88t212-88v-168z" fill="${side}"/>
    <path d="M82 262v62q0 92 218 92t218-92v-62z" fill="${rim}"/>
    <ellipse cx="300" cy="262" rx="218" ry="106" fill="${palette.base}"/>
    <ellipse cx="300" cy="260" rx="196" ry="92" fill="none" stroke="${palette.light}" stroke-opacity=".7" stroke-width="5"/>
  `
}

function sprayBottle(palette: Palette, brush: Brush): string {
  const head = brush.linear(
    [
      [0, palette.accent],
      [1, palette.accentDeep],
    ],
    'diagonal',
  )
  return `
    ${clear('M276 202h48q4 40 34 62 44 32 44 84v132q0 40-40 40h-124q-40 0-40-40v-132q0-52 44-84 30-22 34-62z', palette, brush)}
    <path d="M264 158h72v46h-72z" fill="${palette.accentDeep}"/>
    <path d="M196 92q4-18 24-18h128q34 0 40 36l8 50h-150l-6-30h-36q-12 0-10-14z" fill="${head}"/>
    <path d="M228 132q-18 56 10 96" fill="none" stroke="${palette.accentDeep}" stroke-width="17" stroke-linecap="round"/>
    <rect x="172" y="88" width="34" height="30" rx="6" fill="${palette.accentDeep}"/>
    <path d="M232 88h110" stroke="#fff" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/>
  `
}

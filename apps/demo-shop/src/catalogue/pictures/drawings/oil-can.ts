import type { Brush } from '../brush.ts'
import { lettering } from '../lettering.ts'
import { materials, type Palette, palettes } from '../palettes.ts'
import type { OilCanSpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'

export function drawOilCan(spec: OilCanSpec, brush: Brush): Sketch {
  const palette = palettes[spec.palette]
  if (spec.view === 'pour') return drawPour(spec, palette, brush)
  const { body, label, foot } = builds[spec.shape]
  const paper = labelPaper(label, brush)
  const print = spec.view === 'back' ? backPrint(label, spec, palette) : frontPrint(label, spec, palette)
  return {
    body: `
      <g transform="${spec.shape === 'pail' ? 'translate(0 8)' : 'translate(-27 -47)scale(1.09)'}">
      ${body(palette, brush)}
      ${paper}
      ${print}
      </g>
    `,
    shadows: [{ cx: 300, cy: 522, rx: foot }],
  }
}

type LabelBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Build = {
  readonly body: (palette: Palette, brush: Brush, open?: boolean) => string
  readonly label: LabelBox
  readonly foot: number
}

const outlines = {
  bottle:
    'M256 152h88q6 0 8 7 5 22 25 38 33 26 33 68v224q0 33-33 33h-154q-33 0-33-33v-224q0-42 33-68 20-16 25-38 2-7 8-7z',
  can: 'M196 160h106q16 0 28 11l92 87q24 23 24 56v172q0 36-36 36h-220q-36 0-36-36v-224q0-20 11-36l14-52q4-14 17-14zM336 226q-10-9-19 0-9 9 1 19l43 42q13 13 13 31v6q0 14 14 14t14-14v-14q0-22-16-37z',
  jug: 'M176 190h58q12 0 20-8l14-14q12-12 30-12h102q22 0 34 18l26 40q16 24 16 52v220q0 36-36 36h-280q-36 0-36-36v-230q0-66 52-66zM318 190q-20 0-28 12l-10 14q-8 12 6 12h104q16 0 10-15l-6-12q-5-11-18-11z',
} as const

const builds: Record<OilCanSpec['shape'], Build> = {
  bottle: {
    foot: 122,
    label: { x: 202, y: 300, width: 196, height: 188 },
    body: (palette, brush, open) =>
      vessel(outlines.bottle, palette, brush) + (open ? neck : cap)(258, 84, 84, 68, palette, brush),
  },
  can: {
    foot: 172,
    label: { x: 166, y: 352, width: 264, height: 146 },
    body: (palette, brush, open) =>
      vessel(outlines.can, palette, brush) + (open ? neck : cap)(200, 92, 96, 68, palette, brush),
  },
  jug: {
    foot: 194,
    label: { x: 146, y: 288, width: 308, height: 204 },
    body: (palette, brush, open) =>
      vessel(outlines.jug, palette, brush) + (open ? neck : cap)(158, 126, 84, 64, palette, brush),
  },
  pail: { foot: 172, label: { x: 150, y: 270, width: 300, height: 190 }, body: pail },
}

function vessel(outline: string, palette: Palette, brush: Brush): string {
  const round = brush.linear([
    [0, palette.deep],
    [0.1, palette.base],
    [0.22, palette.light],
    [0.36, palette.base],
    [0.72, palette.base],
    [1, palette.deep],
  ])
  const fall = brush.linear(
    [
      [0, '#fff', 0.22],
      [0.4, '#fff', 0],
      [0.78, '#000', 0],
      [1, '#000', 0.26],
    ],
    'down',
  )
  const edge = `fill-rule="evenodd" d="${outline}"`
  return `
    <path ${edge} fill="${round}"/>
    <path ${edge} fill="${fall}" stroke="${palette.deep}" stroke-opacity=".55" stroke-width="2.5"/>
  `
}

function cap(x: number, y: number, width: number, height: number, palette: Palette, brush: Brush): string {
  const round = brush.linear([
    [0, palette.accentDeep],
    [0.28, palette.accent],
    [0.62, palette.accent],
    [1, palette.accentDeep],
  ])
  const ridges = Array.from(
    { length: 7 },
    (_, index) => `M${x + 10 + (index * (width - 20)) / 6} ${y + 10}v${height - 26}`,
  )
  return `
    <rect x="${x + 8}" y="${y + height - 10}" width="${width - 16}" height="20" fill="${palette.deep}"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height - 6}" rx="9" fill="${round}"/>
    <path d="${ridges.join('')}" stroke="#000" stroke-opacity=".2" stroke-width="4" stroke-linecap="round"/>
    <rect x="${x - 4}" y="${y + height - 16}" width="${width + 8}" height="12" rx="6" fill="${round}"/>
    <rect x="${x + width * 0.24}" y="${y + 5}" width="10" height="${height - 24}" rx="5" fill="#fff" opacity=".35"/>
  `
}

/** Curved with the body: darker towards both edges, a soft light where the body has its own. */
function labelPaper({ x, y, width, height }: LabelBox, brush: Brush): string {
  const curved = brush.linear([
    [0, '#dbe2de'],
    [0.1, '#f6f8f7'],
    [0.2, '#ffffff'],
    [0.75, '#fafbfa'],
    [1, '#d3dcd7'],
  ])
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${curved}" stroke="#000" stroke-opacity=".1" stroke-width="2"/>`
}

function neck(x: number, y: number, width: number, height: number, palette: Palette): string {
  const top = y + height - 34
  return `
    <rect x="${x + 8}" y="${top}" width="${width - 16}" height="44" rx="6" fill="${palette.base}"/>
    <path d="M${x + 6} ${top + 8}h${width - 12}m0 12h${12 - width}" stroke="${palette.deep}" stroke-width="5" stroke-linecap="round"/>
  `
}

function frontPrint(box: LabelBox, spec: OilCanSpec, palette: Palette): string {
  const { x, y, width, height } = box
  const foot = y + Math.round(height * 0.7)
  const footHeight = y + height - foot
  const line = { x: x + 18, y: foot + footHeight * 0.36, height: footHeight * 0.32, anchor: 'start' } as const
  const volume = {
    x: x + width - 16,
    y: foot + footHeight * 0.28,
    height: footHeight * 0.46,
    anchor: 'end',
  } as const
  return `
    ${head(box, spec.brand, palette)}
    <path d="M${x} ${foot}h${width}v${footHeight - 14}q0 14-14 14h-${width - 28}q-14 0-14-14z" fill="${palette.accent}"/>
    ${lettering(spec.grade, { x: x + width / 2, y: y + height * 0.37, height: height * 0.25, maxWidth: width - 26, colour: materials.ink })}
    ${lettering(spec.line, { ...line, colour: palette.onAccent, maxWidth: width * 0.56 })}
    ${lettering(spec.volume, { ...volume, colour: palette.onAccent, maxWidth: width * 0.3 })}
  `
}

/** The wordmark on its band, above what differs from side to side. */
function head({ x, y, width, height }: LabelBox, brand: string, palette: Palette): string {
  const high = Math.round(height * 0.3)
  const letters = Math.round(height * 0.14)
  return `
    <path d="M${x} ${y + 14}q0-14 14-14h${width - 28}q14 0 14 14v${high - 20}q-${width / 2} 16-${width} 0z" fill="${palette.deep}"/>
    <path d="M${x} ${y + high - 6}q${width / 2} 16 ${width} 0v6q-${width / 2} 16-${width} 0z" fill="${palette.accent}"/>
    <path transform="translate(${x + 16} ${y + high * 0.2})scale(${Math.round(letters * 2) / 100})" d="M0 60l28-42 14 20 8-10 26 32z" fill="#fff"/>
    ${lettering(brand, { x: x + 22 + letters * 1.5, y: y + high * 0.22, height: letters, colour: '#fff', anchor: 'start', maxWidth: width - 40 - letters * 1.5 })}
  `
}

/** What a careful buyer turns the can for: grade, standard, amount and the code of the batch. */
function backPrint(box: LabelBox, spec: OilCanSpec, palette: Palette): string {
  const { x, y, width, height } = box
  const facts = [`SAE ${spec.grade}`, spec.standard ?? spec.line, `${spec.volume}`, '-30 / +50 C']
  const step = (height * 0.62) / facts.length
  const rows = facts.map((fact, index) =>
    lettering(fact, {
      x: x + 18,
      y: y + height * 0.38 + index * step,
      height: step * 0.56,
      colour: materials.ink,
      anchor: 'start',
      maxWidth: width - 120,
    }),
  )
  const bars = [0, 5, 9, 16, 20, 24, 32, 37, 41, 48, 52, 60].map(
    (left) => `M${x + width - 80 + left} ${y + height * 0.42}v${Math.round(height * 0.32)}`,
  )
  return `
    ${head(box, spec.brand, palette)}
    ${rows.join('')}
    <path d="${bars.join('')}" stroke="${materials.ink}" stroke-width="3"/>
    ${lettering('628 1240', { x: x + width - 50, y: y + height * 0.82, height: height * 0.07, colour: materials.ink, maxWidth: 66 })}
  `
}

function pail(palette: Palette, brush: Brush): string {
  const round = brush.linear([
    [0, palette.deep],
    [0.14, palette.base],
    [0.24, palette.light],
    [0.4, palette.base],
    [0.7, palette.base],
    [1, palette.deep],
  ])
  const lid = brush.linear([
    [0, palette.accentDeep],
    [0.3, palette.accent],
    [1, palette.accentDeep],
  ])
  const bail = 'M122 186C150 20 450 20 478 186'
  return `
    <path d="${bail}" fill="none" stroke="${materials.steelDeep}" stroke-width="8"/>
    <path d="${bail}" fill="none" stroke="${materials.steelLight}" stroke-width="2"/>
    <rect x="246" y="52" width="108" height="24" rx="12" fill="${palette.deep}"/>
    <path d="M124 176h352l-22 306q-2 26-30 32-124 20-248 0-28-6-30-32z" fill="${round}"/>
    <path d="M128 238q172 34 344 0" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="6"/>
    <path d="M112 160v26q0 42 188 42t188-42v-26z" fill="${lid}"/>
    <ellipse cx="300" cy="160" rx="188" ry="42" fill="${palette.accent}"/>
    <ellipse cx="300" cy="157" rx="166" ry="33" fill="${palette.accentDeep}" opacity=".4"/>
    <path d="M206 150v-14q0-12 40-12t40 12v14q0 13-40 13t-40-13z" fill="${palette.deep}"/>
    <ellipse cx="246" cy="136" rx="40" ry="12" fill="${palette.base}"/>
  `
}

function drawPour(spec: OilCanSpec, palette: Palette, brush: Brush): Sketch {
  const oil = brush.linear(
    [
      [0, '#f7b733'],
      [0.5, '#e08a00'],
      [1, '#a85f00'],
    ],
    'diagonal',
  )
  const { body, label } = builds[spec.shape === 'pail' ? 'jug' : spec.shape]
  const can = body(palette, brush, true) + labelPaper(label, brush) + frontPrint(label, spec, palette)
  const stream = 'M214 248l40-20q10 40 8 90 0 80-8 182h-44q14-120 6-190-2-40-2-62z'
  return {
    body: `
      <path d="${stream}" fill="${oil}"/>
      <ellipse cx="238" cy="500" rx="170" ry="34" fill="${oil}"/>
      <ellipse cx="232" cy="494" rx="66" ry="12" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>
      <ellipse cx="236" cy="497" rx="118" ry="21" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="4"/>
      <g transform="translate(366 178)rotate(-112)scale(.74)translate(-300 -330)">
      ${can}
      </g>
    `,
    shadows: [{ cx: 244, cy: 514, rx: 190 }],
  }
}

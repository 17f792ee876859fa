import type { Brush } from '../../catalogue/pictures/brush.ts'
import { type Palette, palettes } from '../../catalogue/pictures/palettes.ts'
import type { CentrePicture } from './centre-picture.ts'

type Front = (picture: CentrePicture, palette: Palette, brush: Brush) => string

/** The building with its doors, from the street; the forecourt begins at 246. */
export function front(picture: CentrePicture, brush: Brush): string {
  return fronts[picture.front](picture, palettes[picture.palette], brush)
}

const walls = {
  white: ['#fdfcf8', '#d9d6cb'],
  sand: ['#f2dcb4', '#c9a873'],
  metal: ['#dfe5e8', '#98a4ab'],
  stone: ['#cbb39a', '#8f775f'],
} as const

const fronts: Record<CentrePicture['front'], Front> = {
  workshop: (picture, palette, brush) => {
    const { bays } = picture
    const wide = 470 / bays
    const doors = Array.from({ length: bays }, (_, index) =>
      rollerDoor(96 + index * wide, wide - 16, index % 2 === bays % 2, palette, brush),
    )
    return `${wall(picture, brush, { x: 80, y: 104, width: 486 })}${sign(palette, 96, 116, 452)}${doors.join('')}`
  },
  shop: (picture, palette, brush) => {
    const { bays } = picture
    const wide = 360 / bays
    const windows = Array.from({ length: bays }, (_, index) =>
      shelf(166 + index * wide, wide - 12, index, palette),
    )
    const awning = Array.from({ length: 12 }, (_, index) => {
      const colour = index % 2 ? '#fff' : palette.base
      return `<path d="M${146 + index * 32} 146h32v26q-16 14-32 0z" fill="${colour}"/>`
    })
    return `${wall(picture, brush, { x: 146, y: 96, width: 384 })}${sign(palette, 160, 106, 356)}${windows.join('')}${awning.join('')}`
  },
  station: ({ bays }, palette, brush) => {
    const roof = brush.linear(
      [
        [0, '#ffffff'],
        [1, '#d6dcd9'],
      ],
      'down',
    )
    const pumps = Array.from({ length: bays }, (_, index) => pump(250 + index * (250 / bays), palette))
    return `
      <path d="M420 246v-100h150v100z" fill="#ece8dc"/>
      <path d="M432 170h60v76h-60zM502 170h56v44h-56z" fill="#8fb4c2"/>
      <path d="M140 110h18v136h-18zM520 110h18v136h-18z" fill="#b8c0bc"/>
      <path d="M96 74h490v40h-490z" fill="${roof}"/>
      <path d="M96 96h490v18h-490z" fill="${palette.base}"/>
      <path d="M96 112h490v8h-490z" fill="#000" opacity=".25"/>
      ${pumps.join('')}
    `
  },
  wash: (picture, palette, brush) => {
    const { bays } = picture
    const wide = 440 / bays
    const tunnels = Array.from({ length: bays }, (_, index) =>
      tunnel(112 + index * wide, wide - 20, palette, brush),
    )
    return `${wall(picture, brush, { x: 92, y: 100, width: 462 })}${sign(palette, 108, 108, 430)}${tunnels.join('')}`
  },
  van: ({ bays }, palette, brush) => {
    const paint = brush.linear(
      [
        [0, '#ffffff'],
        [0.7, '#e9eeec'],
        [1, '#b9c3be'],
      ],
      'down',
    )
    const drawers = Array.from(
      { length: bays },
      (_, index) =>
        `<path d="M280 ${158 + index * (74 / bays)}h92v${Math.round(74 / bays) - 5}h-92z" fill="${index % 2 ? palette.accent : palette.base}"/>`,
    )
    return `
      <path d="M236 266v-130q0-14 14-14h218l54 62 40 14q10 4 10 16v52z" fill="${paint}"/>
      <path d="M236 206h336v16h-336z" fill="${palette.base}"/>
      <path d="M452 136h16l42 48h-58z" fill="#8fb4c2"/>
      <path d="M272 148h108v92h-108z" fill="#2b3238"/>
      ${drawers.join('')}
      <path d="M272 148l-10-46h128l-10 46z" fill="${palette.deep}"/>
      <path d="M248 256h318" stroke="#1b1f21" stroke-width="10"/>
      <circle cx="296" cy="264" r="28" fill="#1a1d1f"/><circle cx="296" cy="264" r="13" fill="#c3cbd0"/>
      <circle cx="512" cy="264" r="28" fill="#1a1d1f"/><circle cx="512" cy="264" r="13" fill="#c3cbd0"/>
    `
  },
}

type Box = { readonly x: number; readonly y: number; readonly width: number }

function wall({ wall: kind, roof }: CentrePicture, brush: Brush, { x, y, width }: Box): string {
  const [bright, dim] = walls[kind]
  const face = brush.linear(
    [
      [0, bright],
      [1, dim],
    ],
    'down',
  )
  const high = 246 - y
  return `
    ${roofs[roof]({ x, y, width }, bright, dim)}
    <path d="M${x} ${y}h${width}v${high}h-${width}z" fill="${face}"/>
    ${courses(kind, { x, y, width })}
    <path d="M${x + width} ${y}l26 14v132h-26z" fill="${dim}"/>
  `
}

const roofs: Record<CentrePicture['roof'], (box: Box, bright: string, dim: string) => string> = {
  flat: ({ x, y, width }, _bright, dim) =>
    `<path d="M${x - 8} ${y - 10}h${width + 16}l18 12v8h-${width + 34}z" fill="${dim}"/>`,
  crenels: ({ x, y, width }, bright) => {
    const step = width / 12
    const teeth = Array.from(
      { length: 12 },
      (_, index) =>
        `M${Math.round(x + index * step)} ${y + 1}v-14l${Math.round(step / 3)}-8 ${Math.round(step / 3)} 8v14z`,
    )
    return `<path d="${teeth.join('')}" fill="${bright}"/>`
  },
  barrel: ({ x, y, width }, _bright, dim) =>
    `<path d="M${x - 6} ${y + 2}q${width / 2 + 6}-66 ${width + 12} 0z" fill="${dim}"/><path d="M${x + 30} ${y - 10}q${width / 2 - 30}-38 ${width - 60} 0" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"/>`,
}

function courses(kind: CentrePicture['wall'], { x, y, width }: Box): string {
  if (kind === 'metal') {
    const ribs = Array.from(
      { length: Math.floor(width / 14) },
      (_, index) => `M${x + 8 + index * 14} ${y}v${246 - y}`,
    )
    return `<path d="${ribs.join('')}" stroke="#000" stroke-opacity=".08" stroke-width="4"/>`
  }
  if (kind !== 'stone') return ''
  const rows = [0, 1, 2, 3, 4, 5, 6].map((row) => {
    const from = x + (row % 2) * 18
    const joints = Array.from(
      { length: Math.floor(width / 40) },
      (_, index) => `M${from + index * 40} ${y + row * 20}v20`,
    )
    return `M${x} ${y + row * 20}h${width}${joints.join('')}`
  })
  return `<path d="${rows.join('')}" stroke="#5f4c39" stroke-opacity=".22" stroke-width="2" fill="none"/>`
}

/** The board over the doors: the shop's mark in the centre's colours, without letters. */
function sign(palette: Palette, x: number, y: number, width: number): string {
  const middle = x + width / 2
  return `
    <rect x="${x}" y="${y}" width="${width}" height="26" rx="5" fill="${palette.deep}"/>
    <path d="M${x + 14} ${y + 13}h${width * 0.34}M${middle + width * 0.13} ${y + 13}h${width * 0.34}" stroke="${palette.light}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>
    <circle cx="${middle}" cy="${y + 13}" r="10" fill="${palette.accent}"/>
    <path d="M${middle - 5} ${y + 13}l4 4 7-8" fill="none" stroke="${palette.onAccent}" stroke-width="3" stroke-linecap="round"/>
  `
}

/** Open doors show the light of the bay and a lift. */
function rollerDoor(x: number, width: number, isOpen: boolean, palette: Palette, brush: Brush): string {
  const inside = brush.linear(
    [
      [0, '#fff3cf'],
      [1, '#8a8f88'],
    ],
    'down',
  )
  const leaf = brush.linear(
    [
      [0, palette.light],
      [1, palette.base],
    ],
    'down',
  )
  const high = isOpen ? 24 : 94
  const slats = Array.from(
    { length: Math.floor(high / 12) },
    (_, index) => `M${x} ${162 + index * 12}h${width}`,
  )
  const lift = `<path d="M${x + 12} 246v-66h7v66zM${x + width - 19} 246v-66h7v66zM${x + 12} 214h${width - 24}v6h-${width - 24}z" fill="${palette.accentDeep}"/>`
  return `
    <path d="M${x} 152h${width}v94h-${width}z" fill="${inside}"/>
    ${isOpen ? lift : ''}
    <path d="M${x} 152h${width}v${high}h-${width}z" fill="${leaf}"/>
    <path d="${slats.join('')}" stroke="#000" stroke-opacity=".2" stroke-width="2"/>
    <path d="M${x} 246v-94h${width}v94" fill="none" stroke="#4d565c" stroke-width="4"/>
  `
}

/** A window with goods on its shelves. */
function shelf(x: number, width: number, index: number, palette: Palette): string {
  const goods = [0, 1, 2, 3].map((place) => {
    const left = x + 8 + (place * (width - 16)) / 4
    const high = 14 + ((place + index) % 3) * 5
    const colour = (place + index) % 2 ? palette.accent : palette.base
    return `<path d="M${left} ${202 - high}h${(width - 28) / 4}v${high}h-${(width - 28) / 4}z" fill="${colour}"/><path d="M${left} ${236 - high}h${(width - 28) / 4}v${high}h-${(width - 28) / 4}z" fill="${palette.deep}"/>`
  })
  return `
    <path d="M${x} 160h${width}v80h-${width}z" fill="#eaf3f5" stroke="#59646b" stroke-width="4"/>
    ${goods.join('')}
    <path d="M${x} 203h${width}M${x} 237h${width}" stroke="#8a949a" stroke-width="3"/>
    <path d="M${x + 6} 234l${width * 0.4}-70" stroke="#fff" stroke-opacity=".5" stroke-width="8"/>
  `
}

function pump(x: number, palette: Palette): string {
  return `
    <path d="M${x} 246v-74q0-6 6-6h28q6 0 6 6v74z" fill="${palette.base}"/>
    <path d="M${x + 7} 176h26v20h-26z" fill="#10201a"/>
    <path d="M${x + 11} 186h16" stroke="#8df0b4" stroke-width="4"/>
    <path d="M${x + 40} 188q14 4 12 26t-8 18" fill="none" stroke="#1f2326" stroke-width="4"/>
    <path d="M${x - 6} 240h52v8h-52z" fill="#7c857f"/>
  `
}

/** The mouth of a washing lane with brushes and foam. */
function tunnel(x: number, width: number, palette: Palette, brush: Brush): string {
  const dark = brush.linear(
    [
      [0, '#17324a'],
      [1, '#4f8fae'],
    ],
    'down',
  )
  const bubbles = [0.2, 0.45, 0.7, 0.9].map(
    (part, index) =>
      `<circle cx="${Math.round(x + width * part)}" cy="${236 - (index % 2) * 12}" r="${7 + (index % 3) * 3}"/>`,
  )
  return `
    <path d="M${x} 246v-82q0-20 20-20h${width - 40}q20 0 20 20v82z" fill="${dark}"/>
    <path d="M${x + 10} 240v-72M${x + 18} 240v-72M${x + width - 10} 240v-72M${x + width - 18} 240v-72" stroke="${palette.accent}" stroke-width="6" stroke-dasharray="7 3"/>
    <path d="M${x + 6} 160h${width - 12}" stroke="${palette.base}" stroke-width="10"/>
    <g fill="#fff" opacity=".85">
    ${bubbles.join('')}
    </g>
  `
}

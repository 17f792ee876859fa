import type { Brush } from '../brush.ts'
import { type Palette, palettes } from '../palettes.ts'
import type { GiftBoxContents, PictureSpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'
import { drawAccessory } from './accessories.ts'
import { drawBottle } from './bottles.ts'
import { drawFilter } from './filters.ts'
import { drawOilCan } from './oil-can.ts'

type GiftBoxSpec = Extract<PictureSpec, { drawing: 'gift-box' }>

/** An open box with a ribbon; its contents look out over the edge. */
export function drawGiftBox(spec: GiftBoxSpec, brush: Brush): Sketch {
  const palette = palettes[spec.palette]
  return {
    body: `
      <path d="M96 324l40-40h328l40 40z" fill="${palette.deep}"/>
      ${fillings[spec.contents](brush)}
      ${box(palette, brush)}
    `,
    shadows: [{ cx: 300, cy: 524, rx: 222 }],
  }
}

function box(palette: Palette, brush: Brush): string {
  const front = brush.linear(
    [
      [0, palette.light],
      [0.3, palette.base],
      [1, palette.deep],
    ],
    'diagonal',
  )
  const ribbon = brush.linear([
    [0, palette.accentDeep],
    [0.4, palette.accent],
    [1, palette.accentDeep],
  ])
  return `
    <path d="M96 320h408v184q0 20-20 20h-368q-20 0-20-20z" fill="${front}"/>
    <path d="M80 312h440v44h-440z" fill="${palette.base}"/>
    <path d="M80 352h440v8h-440z" fill="#000" opacity=".2"/>
    <path d="M268 312h64v212h-64z" fill="${ribbon}"/>
    <path d="M300 346q-84-66-104-18-12 50 104 34zM300 346q84-66 104-18 12 50-104 34z" fill="${palette.accent}" stroke="${palette.accentDeep}" stroke-width="5"/>
    <path d="M296 360l-64 92 10 14 30-14zM304 360l64 92-10 14-30-14z" fill="${palette.accent}" stroke="${palette.accentDeep}" stroke-width="4"/>
    <rect x="276" y="328" width="48" height="42" rx="14" fill="${ribbon}"/>
  `
}

const fillings: Record<GiftBoxContents, (brush: Brush) => string> = {
  'oil-service': (brush) =>
    `
      <g transform="translate(98 24)scale(.62)">
      ${drawOilCan({ drawing: 'oil-can', shape: 'can', brand: 'Durub', line: 'Synthetic', palette: 'amber', grade: '5W-30', volume: '4 L' }, brush).body}
      </g>
      <g transform="translate(290 136)scale(.48)">
      ${drawFilter({ drawing: 'oil-filter', palette: 'orange', code: 'W-712' }, brush).body}
      </g>
    `,
  'road-trip': (brush) =>
    `
      <g transform="translate(64 46)scale(.56)">
      ${drawAccessory({ drawing: 'tyre-inflator', palette: 'amber', label: '36' }, brush).body}
      </g>
      <g transform="translate(248 60)scale(.56)">
      ${drawAccessory({ drawing: 'jump-starter', palette: 'red', label: '1200A' }, brush).body}
      </g>
    `,
  'car-care': (brush) =>
    `
      <g transform="translate(54 18)scale(.62)">
      ${drawBottle({ drawing: 'bottle', shape: 'spray', palette: 'teal', label: 'CLEAN', volume: '500 ML' }, brush).body}
      </g>
      <g transform="translate(228 38)scale(.58)">
      ${drawBottle({ drawing: 'bottle', shape: 'washer-fluid', palette: 'blue', label: 'WASH', volume: '4 L' }, brush).body}
      </g>
    `,
}

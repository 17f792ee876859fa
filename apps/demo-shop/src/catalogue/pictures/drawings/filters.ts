import type { Brush } from '../brush.ts'
import { lettering } from '../lettering.ts'
import { materials, type Palette, palettes } from '../palettes.ts'
import type { FilterSpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'
import { sizeTag } from './size-tag.ts'

export function drawFilter(spec: FilterSpec, brush: Brush): Sketch {
  const palette = palettes[spec.palette]
  if (spec.drawing === 'oil-filter') return oilFilter(spec, palette, brush)
  return spec.drawing === 'air-filter' ? airFilter(spec, palette, brush) : cabinFilter(spec, palette, brush)
}

function oilFilter({ brand = '', code }: FilterSpec, palette: Palette, brush: Brush): Sketch {
  const round = brush.linear([
    [0, palette.deep],
    [0.16, palette.base],
    [0.27, palette.light],
    [0.42, palette.base],
    [0.72, palette.base],
    [1, palette.deep],
  ])
  const steel = brush.linear([
    [0, materials.steelDeep],
    [0.3, materials.steelLight],
    [1, materials.steelDeep],
  ])
  const holes = [0, 60, 120, 180, 240, 300]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180
      return `<ellipse cx="${Math.round(300 + 74 * Math.cos(angle))}" cy="${Math.round(164 + 23 * Math.sin(angle))}" rx="12" ry="5"/>`
    })
    .join('')
  const flutes = [178, 206, 240, 280, 320, 360, 394, 422]
    .map((x) => `M${x} 452v${Math.round(58 - Math.abs(300 - x) * 0.16)}`)
    .join('')
  return {
    body: `
      <path d="M158 166v300q0 20 14 34 20 24 128 24t128-24q14-14 14-34v-300z" fill="${round}"/>
      <path d="${flutes}" stroke="#000" stroke-opacity=".2" stroke-width="9" stroke-linecap="round"/>
      <path d="M150 160v24q0 44 150 44t150-44v-24z" fill="${steel}"/>
      <ellipse cx="300" cy="162" rx="150" ry="46" fill="${materials.steel}"/>
      <ellipse cx="300" cy="160" rx="132" ry="38" fill="none" stroke="${materials.rubber}" stroke-width="17"/>
      <ellipse cx="300" cy="162" rx="104" ry="31" fill="${materials.steelLight}"/>
      <g fill="#3f484e">
      ${holes}
      </g>
      <ellipse cx="300" cy="164" rx="42" ry="14" fill="#20262a"/>
      <ellipse cx="300" cy="167" rx="34" ry="10" fill="none" stroke="#7c878e" stroke-width="3"/>
      <path d="M158 274q142 44 284 0v122q-142 44-284 0z" fill="${materials.paper}"/>
      <path d="M158 370q142 44 284 0v26q-142 44-284 0z" fill="${palette.accent}"/>
      ${lettering(brand, { x: 300, y: 248, height: 26, colour: '#fff', maxWidth: 200 })}
      ${lettering(code, { x: 300, y: 318, height: 48, colour: materials.ink, maxWidth: 236 })}
      <path d="M158 274q142 44 284 0v122q-142 44-284 0z" fill="${labelShade(brush)}"/>
    `,
    shadows: [{ cx: 300, cy: 520, rx: 150 }],
  }
}

/** A panel lying flat, pleats up. */
function airFilter({ brand = '', code }: FilterSpec, palette: Palette, brush: Brush): Sketch {
  const pleats = Array.from({ length: 23 }, (_, index) => `M${38 + index * 16} 34v252`).join('')
  const frame = brush.linear(
    [
      [0, palette.light],
      [0.4, palette.base],
      [1, palette.deep],
    ],
    'diagonal',
  )
  const flat = 'matrix(.84 .34 -.78 .5 250 76)'
  return {
    body: `
      <g transform="translate(0 50)">
      <g transform="translate(0 44)">
      <rect transform="${flat}" width="424" height="320" rx="26" fill="${palette.deep}"/>
      </g>
      <g transform="translate(0 22)">
      <rect transform="${flat}" x="10" y="10" width="404" height="300" rx="20" fill="#d8cba8"/>
      </g>
      <g transform="${flat}">
      <rect width="424" height="320" rx="26" fill="${frame}"/>
      <rect x="28" y="28" width="368" height="264" rx="8" fill="#f6efdc"/>
      <path d="${pleats}" stroke="#cdbd93" stroke-width="6"/>
      <path d="${pleats}" transform="translate(5)" stroke="#fff" stroke-width="3"/>
      <rect x="92" y="112" width="240" height="96" rx="12" fill="${materials.paper}" stroke="#c3cec8" stroke-width="3"/>
      <path d="M92 184h240v12q0 12-12 12h-216q-12 0-12-12z" fill="${palette.accent}"/>
      ${lettering(brand, { x: 212, y: 128, height: 40, colour: palette.deep, maxWidth: 206 })}
      </g>
      </g>
      ${sizeTag(code, 300, 484)}
    `,
    shadows: [{ cx: 318, cy: 462, rx: 220 }],
  }
}

/** A panel standing on its edge, turned to the left. */
function cabinFilter({ brand = '', code }: FilterSpec, palette: Palette, brush: Brush): Sketch {
  const pleats = Array.from(
    { length: 19 },
    (_, index) => `M${132 + index * 19} ${Math.round(152 + index * 3.3)}v${Math.round(304 - index * 2.9)}`,
  ).join('')
  const fleece = brush.linear([
    [0, '#ffffff'],
    [1, '#d6dfda'],
  ])
  return {
    body: `
      <path d="M500 196l38-34v264l-38 60z" fill="${palette.deep}"/>
      <path d="M106 128l38-26 394 60-38 34z" fill="${palette.light}"/>
      <path d="M106 128l394 68v290l-394-8z" fill="${palette.base}"/>
      <path d="M124 148l358 62v258l-358-8z" fill="${fleece}"/>
      <path d="${pleats}" stroke="#a9b7af" stroke-width="5"/>
      <path d="${pleats}" transform="translate(6)" stroke="#fff" stroke-width="3"/>
      <path d="M180 268l236 28v104l-236-10z" fill="${materials.paper}" stroke="#c3cec8" stroke-width="3"/>
      <path d="M180 366l236 10v24l-236-10z" fill="${palette.accent}"/>
      <g transform="translate(298 0)skewY(5)translate(-298 0)">
      ${lettering(brand, { x: 298, y: 278, height: 20, colour: palette.accent, maxWidth: 160 })}
      ${lettering(code, { x: 298, y: 308, height: 42, colour: materials.ink, maxWidth: 200 })}
      </g>
    `,
    shadows: [{ cx: 316, cy: 484, rx: 214 }],
  }
}

function labelShade(brush: Brush): string {
  return brush.linear([
    [0, '#000', 0.22],
    [0.16, '#000', 0],
    [0.8, '#000', 0],
    [1, '#000', 0.24],
  ])
}

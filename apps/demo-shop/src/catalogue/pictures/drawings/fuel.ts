import type { Brush } from '../brush.ts'
import { lettering } from '../lettering.ts'
import { materials, type Palette, palettes } from '../palettes.ts'
import type { FuelSpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'

export function drawFuel(spec: FuelSpec, brush: Brush): Sketch {
  const palette = palettes[spec.palette]
  switch (spec.drawing) {
    case 'fuel-can':
      return fuelCan(spec.volume, palette, brush)
    case 'fuel-card':
      return fuelCard(spec.grade, spec.amount, palette, brush)
    case 'fuel-pump':
      return fuelPump(spec.grade, palette, brush)
  }
}

function fuelCan(volume: string, palette: Palette, brush: Brush): Sketch {
  const paint = brush.linear([
    [0, palette.deep],
    [0.12, palette.base],
    [0.26, palette.light],
    [0.42, palette.base],
    [0.75, palette.base],
    [1, palette.deep],
  ])
  const spout = brush.linear(
    [
      [0, '#f6c445'],
      [1, '#b87500'],
    ],
    'diagonal',
  )
  return {
    body: `
      <path d="M406 150l66-92 34 22-52 96z" fill="${spout}"/>
      <path d="M466 66l18-26 26 16-14 26z" fill="#b87500"/>
      <path d="M150 214q0-20 20-26l40-12 24-44q6-12 20-12h96q14 0 22 12l22 34h62q34 0 34 34v276q0 44-44 44h-252q-44 0-44-44zM262 150l-14 26h104l-14-26z" fill-rule="evenodd" fill="${paint}" stroke="${palette.deep}" stroke-opacity=".5" stroke-width="3"/>
      <rect x="398" y="140" width="66" height="34" rx="8" fill="#22272a"/>
      <path d="M184 236h270M184 482h270" stroke="${palette.deep}" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>
      <path d="M190 250l256 218M446 250l-256 218" stroke="${palette.deep}" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"/>
      <path d="M186 246l256 218" stroke="#fff" stroke-opacity=".25" stroke-width="5" stroke-linecap="round"/>
      <circle cx="318" cy="359" r="82" fill="${materials.paper}"/>
      <circle cx="318" cy="359" r="82" fill="none" stroke="${palette.accent}" stroke-width="9"/>
      ${lettering(volume, { x: 318, y: 336, height: 46, colour: materials.ink, maxWidth: 118 })}
    `,
    shadows: [{ cx: 316, cy: 526, rx: 178 }],
  }
}

/** Two voucher cards, the upper one with its amount in rials. */
function fuelCard(grade: string, amount: string, palette: Palette, brush: Brush): Sketch {
  const face = brush.linear(
    [
      [0, palette.light],
      [0.25, palette.base],
      [1, palette.deep],
    ],
    'diagonal',
  )
  const swoosh = `<path d="M0 214q140-96 260-40t180-54v134q0 26-26 26h-388q-26 0-26-26z" fill="#fff" opacity=".14"/>`
  const pump = `
    <path d="M36 44q0-12 12-12h44q12 0 12 12v84h-68zM28 128h84v12h-84z" fill="#fff"/>
    <path d="M48 46h44v26h-44z" fill="${palette.deep}"/>
    <path d="M104 84h8q10 0 10 10v18q0 10 9 10t9-10v-48l-16-18" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
  `
  const plate = '<rect width="440" height="280" rx="28"'
  return {
    body: `
      <g transform="translate(150 92)rotate(9)">${plate} fill="${palette.deep}"/>${plate} fill="#fff" opacity=".12"/>
      </g>
      <g transform="translate(52 236)rotate(-7)">${plate} fill="#0c2117" opacity=".22" transform="translate(6 12)"/>${plate} fill="${face}"/>
      ${swoosh}
      ${pump}
      ${lettering(grade, { x: 408, y: 36, height: 54, colour: '#fff', anchor: 'end' })}
      <rect x="34" y="180" width="210" height="70" rx="14" fill="${palette.accent}"/>
      ${lettering(amount, { x: 139, y: 196, height: 38, colour: palette.onAccent, maxWidth: 180 })}
      </g>
    `,
    shadows: [{ cx: 300, cy: 508, rx: 220 }],
  }
}

function fuelPump(grade: string, palette: Palette, brush: Brush): Sketch {
  const shell = brush.linear([
    [0, palette.deep],
    [0.14, palette.base],
    [0.26, palette.light],
    [0.42, palette.base],
    [0.8, palette.base],
    [1, palette.deep],
  ])
  const screen = brush.linear(
    [
      [0, '#233138'],
      [1, '#0c1417'],
    ],
    'down',
  )
  const hose = 'M392 300q70-6 70 62v62q0 44 38 44t38-44v-176q0-34-30-58'
  return {
    body: `
      <path d="${hose}" fill="none" stroke="#14181a" stroke-width="18" stroke-linecap="round"/>
      <path d="${hose}" fill="none" stroke="#4a545a" stroke-width="5" stroke-linecap="round"/>
      <path d="M446 130h56q18 0 24 18l14 44-26 12-20-30h-26q-16 0-22-14z" fill="#2b3236"/>
      <path d="M446 134l-42-12-6 18 44 22z" fill="${materials.steelDeep}"/>
      <rect x="122" y="496" width="298" height="28" rx="8" fill="#2b3236"/>
      <path d="M142 128q0-48 48-48h162q48 0 48 48v368h-258z" fill="${shell}"/>
      <rect x="142" y="80" width="258" height="52" rx="26" fill="${palette.accent}"/>
      <rect x="174" y="160" width="194" height="118" rx="14" fill="${screen}"/>
      ${lettering(grade, { x: 271, y: 184, height: 70, colour: '#fff', maxWidth: 160 })}
      <rect x="174" y="300" width="194" height="150" rx="14" fill="${materials.paper}"/>
      <path d="M271 318q42 54 42 80a42 42 0 0 1-84 0q0-26 42-80z" fill="${palette.accent}"/>
      <path d="M250 392q-4 22 12 32" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"/>
    `,
    shadows: [{ cx: 290, cy: 522, rx: 190 }],
  }
}

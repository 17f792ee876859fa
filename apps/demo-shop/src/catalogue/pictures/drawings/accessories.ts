import type { Brush } from '../brush.ts'
import { lettering } from '../lettering.ts'
import { materials, type Palette, palettes } from '../palettes.ts'
import type { AccessorySpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'
import { sizeTag } from './size-tag.ts'

export function drawAccessory(spec: AccessorySpec, brush: Brush): Sketch {
  const palette = palettes[spec.palette]
  switch (spec.drawing) {
    case 'jump-starter':
      return jumpStarter(spec.label, palette, brush)
    case 'tyre-inflator':
      return tyreInflator(spec.label, palette, brush)
    case 'phone-holder':
      return phoneHolder(palette, brush)
    case 'floor-mats':
      return floorMats(palette, brush)
    case 'sunshade':
      return sunshade(palette, brush)
    case 'dash-camera':
      return dashCamera(spec.label, palette, brush)
    case 'air-freshener':
      return airFreshener(palette, brush)
  }
}

function darkOf(brush: Brush): string {
  return brush.linear(
    [
      [0, '#5a646b'],
      [0.4, '#2d3337'],
      [1, '#131618'],
    ],
    'diagonal',
  )
}

function paintOf(palette: Palette, brush: Brush): string {
  return brush.linear(
    [
      [0, palette.light],
      [0.35, palette.base],
      [1, palette.deep],
    ],
    'diagonal',
  )
}

function jumpStarter(label: string, palette: Palette, brush: Brush): Sketch {
  const clamp = (colour: string) =>
    `
      <path d="M-16-70q-30 40-10 92l10 40h32l10-40q20-52-10-92l-6 84h-20z" fill="${colour}"/>
      <path d="M-16-70l10 30M16-70l-10 30" stroke="${materials.steel}" stroke-width="9" stroke-linecap="round"/>
      <circle cy="20" r="8" fill="${materials.steel}"/>
    `
  return {
    body: `
      <path d="M214 250q-60-190-100 20" fill="none" stroke="#b3261e" stroke-width="17" stroke-linecap="round"/>
      <path d="M386 250q60-190 100 20" fill="none" stroke="#16191b" stroke-width="17" stroke-linecap="round"/>
      <rect x="118" y="232" width="364" height="284" rx="36" fill="#101315"/>
      <rect x="118" y="224" width="364" height="284" rx="36" fill="${darkOf(brush)}"/>
      <path d="M118 300q182 52 364 0v-40q0-36-36-36h-292q-36 0-36 36z" fill="${paintOf(palette, brush)}"/>
      <rect x="180" y="250" width="240" height="16" rx="8" fill="#000" opacity=".2"/>
      <rect x="166" y="348" width="190" height="92" rx="14" fill="#0c1417"/>
      ${lettering(label, { x: 261, y: 370, height: 46, colour: '#8df0b4', maxWidth: 160 })}
      <circle cx="418" cy="394" r="36" fill="#0c1417"/>
      <path d="M424 368l-22 30h15l-6 24 24-34h-15z" fill="${materials.amber}"/>
      <rect x="166" y="458" width="268" height="14" rx="7" fill="#fff" opacity=".12"/>
      <g transform="translate(108 332)">
      ${clamp('#c22f2b')}
      </g>
      <g transform="translate(492 332)">
      ${clamp('#2b3135')}
      </g>
    `,
    shadows: [{ cx: 300, cy: 512, rx: 206 }],
  }
}

function tyreInflator(label: string, palette: Palette, brush: Brush): Sketch {
  const hose = 'M392 200q112-50 118 60 6 120-58 190'
  return {
    body: `
      <path d="${hose}" fill="none" stroke="#16191b" stroke-width="20" stroke-linecap="round"/>
      <path d="${hose}" fill="none" stroke="#525c63" stroke-width="4"/>
      <path d="M430 440l44 16-18 50-40-16z" fill="#c9a227"/>
      <rect x="158" y="86" width="254" height="436" rx="56" fill="#0f1214"/>
      <rect x="154" y="80" width="254" height="436" rx="56" fill="${darkOf(brush)}"/>
      <path d="M154 352h254v108q0 56-56 56h-142q-56 0-56-56z" fill="${paintOf(palette, brush)}"/>
      <circle cx="281" cy="218" r="96" fill="#0c1417" stroke="${materials.steelDeep}" stroke-width="9"/>
      <path d="M215 252a74 74 0 1 1 132 0" fill="none" stroke="#8df0b4" stroke-width="10" stroke-dasharray="4 11"/>
      ${lettering(label, { x: 281, y: 196, height: 42, colour: '#fff', maxWidth: 120 })}
      <circle cx="281" cy="432" r="42" fill="#fff" opacity=".92"/>
      <path d="M281 408v22m-17-12a24 24 0 1 0 34 0" fill="none" stroke="${palette.deep}" stroke-width="8" stroke-linecap="round"/>
      <path d="M180 132q4-28 34-30" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="9" stroke-linecap="round"/>
    `,
    shadows: [{ cx: 290, cy: 516, rx: 146 }],
  }
}

function phoneHolder(palette: Palette, brush: Brush): Sketch {
  const screen = brush.linear(
    [
      [0, '#e7f4ec'],
      [1, '#b9dcc8'],
    ],
    'diagonal',
  )
  return {
    body: `
      <path d="M254 436h92v40h-92z" fill="#1b1f21"/>
      <path d="M190 476h220q24 0 30 20l6 24h-292l6-24q6-20 30-20z" fill="${darkOf(brush)}"/>
      <rect x="276" y="390" width="48" height="60" fill="#2d3337"/>
      <path d="M164 250h-24q-12 0-12 14v90q0 14 12 14h24zM436 250h24q12 0 12 14v90q0 14-12 14h-24z" fill="${paintOf(palette, brush)}"/>
      <path d="M214 408h172v26q0 12-12 12h-148q-12 0-12-12z" fill="${paintOf(palette, brush)}"/>
      <rect x="182" y="60" width="236" height="366" rx="34" fill="#111416"/>
      <rect x="196" y="76" width="208" height="334" rx="22" fill="${screen}"/>
      <path d="M236 410v-84q0-40 40-40h30q42 0 42-42v-60" fill="none" stroke="#fff" stroke-width="24" stroke-linejoin="round"/>
      <path d="M236 410v-84q0-40 40-40h30q42 0 42-42v-40" fill="none" stroke="${materials.brand}" stroke-width="11"/>
      <path d="M348 130q34 0 34 34 0 24-34 58-34-34-34-58 0-34 34-34z" fill="${materials.amber}"/>
      <circle cx="348" cy="164" r="12" fill="#fff"/>
      <rect x="268" y="68" width="64" height="16" rx="8" fill="#111416"/>
    `,
    shadows: [{ cx: 300, cy: 518, rx: 158 }],
  }
}

function floorMats(palette: Palette, brush: Brush): Sketch {
  const mat =
    'M0 46q4-40 44-44l150-2q40 0 44 40l16 262q2 40-38 42l-104 4q-30 0-34-30-6-30-36-30h-10q-40 0-40-40z'
  const grid =
    [60, 108, 156, 204, 252].map((y) => `M34 ${y}h186`).join('') +
    [80, 126, 172].map((x) => `M${x} 36v256`).join('')
  const one = brush.keep(
    `
      <path d="${mat}" transform="translate(8 14)" fill="#101314"/>
      <path d="${mat}" fill="${darkOf(brush)}"/>
      <path d="M26 52q2-26 30-28l126-2q28 0 32 26l14 228q0 22-24 24h-70q-22-58-84-60-20 0-20-24z" fill="none" stroke="${palette.base}" stroke-width="9"/>
      <path d="${grid}" stroke="#000" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"/>
    `,
  )
  return {
    body: `${one('translate(296 116)rotate(6)scale(1.02)')}${one('translate(52 130)rotate(-4)scale(1.08)')}<rect x="108" y="182" width="96" height="30" rx="8" fill="${palette.base}" transform="rotate(-4 156 197)"/>`,
    shadows: [{ cx: 306, cy: 504, rx: 230 }],
  }
}

function sunshade(palette: Palette, brush: Brush): Sketch {
  const foil = brush.linear(
    [
      [0, '#ffffff'],
      [0.3, '#c4ced3'],
      [0.5, '#f4f7f8'],
      [0.75, '#aab6bc'],
      [1, '#e6ebed'],
    ],
    'diagonal',
  )
  const folds = [128, 210, 292, 374, 456].map((x) => `M${x} ${x === 292 ? 176 : 170}q-10 120 0 250`).join('')
  const rays = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<path d="M0-74v-26" transform="rotate(${turn})"/>`)
    .join('')
  return {
    body: `
      <g transform="translate(470 122)" stroke="${materials.amber}" stroke-width="13" stroke-linecap="round">
      <circle r="50" fill="${materials.amber}" stroke="none"/>
      ${rays}
      </g>
      <path d="M44 214q8-38 50-42 200-26 412 0 42 4 50 42l22 174q2 40-38 44-240 30-480 0-40-4-38-44z" fill="${foil}" stroke="${palette.base}" stroke-width="13" stroke-linejoin="round"/>
      <path d="${folds}" fill="none" stroke="#7b878e" stroke-opacity=".5" stroke-width="5"/>
      <path d="M262 172q0 46 38 46t38-46z" fill="#e8eeeb" stroke="${palette.base}" stroke-width="9"/>
      <path d="M76 240q30-30 110-34" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".8"/>
    `,
    shadows: [{ cx: 300, cy: 468, rx: 236 }],
  }
}

function dashCamera(label: string, palette: Palette, brush: Brush): Sketch {
  const lens = brush.radial(
    [
      [0, '#7db4d8'],
      [0.35, '#27495f'],
      [0.7, '#0d171d'],
      [1, '#05090b'],
    ],
    { cx: 0.38, cy: 0.34, r: 0.7 },
  )
  return {
    body: `
      <path d="M220 78h160q16 0 16 16v20h-192v-20q0-16 16-16z" fill="#2b3135"/>
      <path d="M276 114h48v66h-48z" fill="#1b1f21"/>
      <rect x="98" y="178" width="404" height="256" rx="52" fill="#0c0e10"/>
      <rect x="98" y="168" width="404" height="256" rx="52" fill="${darkOf(brush)}"/>
      <path d="M98 362h404v10q0 52-52 52h-300q-52 0-52-52z" fill="${palette.base}"/>
      <circle cx="300" cy="290" r="108" fill="#14181a"/>
      <circle cx="300" cy="290" r="96" fill="none" stroke="${materials.steel}" stroke-width="9"/>
      <circle cx="300" cy="290" r="76" fill="${lens}"/>
      <circle cx="274" cy="262" r="17" fill="#fff" opacity=".75"/>
      <circle cx="448" cy="224" r="11" fill="#ff5a4e"/>
      <g fill="#0c0e10">
      <circle cx="140" cy="290" r="6"/>
      <circle cx="140" cy="312" r="6"/>
      <circle cx="162" cy="290" r="6"/>
      <circle cx="162" cy="312" r="6"/>
      </g>
      ${sizeTag(label, 300, 446)}
    `,
    shadows: [{ cx: 300, cy: 492, rx: 190 }],
  }
}

function airFreshener(palette: Palette, brush: Brush): Sketch {
  const liquid = brush.linear(
    [
      [0, palette.light, 0.7],
      [0.45, palette.base, 0.9],
      [1, palette.deep],
    ],
    'down',
  )
  const wood = brush.linear([
    [0, '#7d5632'],
    [0.3, '#d3a474'],
    [1, '#6a4526'],
  ])
  return {
    body: `
      <path d="M300 40v100" stroke="#8a6a48" stroke-width="9"/>
      <path d="M300 44q-60 30-44 84" fill="none" stroke="#8a6a48" stroke-width="7"/>
      <path d="M228 138h144q14 0 14 14v62q0 14-14 14h-144q-14 0-14-14v-62q0-14 14-14z" fill="${wood}"/>
      <path d="M214 228h172q54 40 54 130 0 158-140 158t-140-158q0-90 54-130z" fill="#fff" fill-opacity=".75" stroke="${palette.deep}" stroke-opacity=".35" stroke-width="4"/>
      <path d="M170 336h260q4 168-130 168t-130-168z" fill="${liquid}"/>
      <ellipse cx="300" cy="336" rx="130" ry="20" fill="${palette.light}"/>
      <path d="M198 282q-24 40-16 110" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".8"/>
      <path d="M300 380q46 22 34 88-62-8-34-88z" fill="#fff" opacity=".85"/>
      <path d="M296 386q-50 16-44 78 54 0 44-78z" fill="#fff" opacity=".6"/>
    `,
    shadows: [{ cx: 300, cy: 516, rx: 120 }],
  }
}

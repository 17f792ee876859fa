import type { Brush } from '../brush.ts'
import { materials, type Palette, palettes } from '../palettes.ts'
import type { ServiceSpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'
import { drawBattery } from './battery.ts'
import { drawBrake } from './brakes.ts'
import { car } from './car.ts'
import { checkBadge, spanner, waterDrops } from './marks.ts'
import { drawOilCan } from './oil-can.ts'
import { wheel } from './tyre.ts'

/** A service is seen where it is done, in a bay of the workshop, so that it cannot be mistaken for goods. */
export function drawService(spec: ServiceSpec, brush: Brush): Sketch {
  const palette = palettes[spec.palette]
  return {
    body: scenes[spec.service](palette, brush),
    backdrop: bay(palette, brush),
    shadows: [{ cx: 300, cy: 514, rx: 200 }],
  }
}

/** The back of a bay: a roller door in the service's colour, a wall with tools and a floor that shines. */
function bay(palette: Palette, brush: Brush): string {
  const door = brush.linear(
    [
      [0, palette.light, 0.75],
      [0.5, palette.base, 0.85],
      [1, palette.deep, 0.95],
    ],
    'down',
  )
  const floor = brush.linear(
    [
      [0, '#8f9c96'],
      [0.25, '#c3cdc8'],
      [1, '#e9efec'],
    ],
    'down',
  )
  const slats = Array.from({ length: 10 }, (_, index) => `M96 ${104 + index * 33}h408`).join('')
  const lamp = brush.radial([
    [0, '#fff', 0.75],
    [1, '#fff', 0],
  ])
  return `
    <path d="M0 24h600v412h-600z" fill="#eef3f0"/>
    <path d="M84 60h432v376h-432z" fill="#7d8a84"/>
    <path d="M96 72h408v364h-408z" fill="${door}"/>
    <path d="${slats}" stroke="#000" stroke-opacity=".16" stroke-width="3"/>
    <path d="${slats}" transform="translate(0 4)" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>
    <path d="M22 96v96M44 96v70M66 96v110M534 96v84M556 96v110M578 96v70" stroke="#a9b5af" stroke-width="9" stroke-linecap="round"/>
    <path d="M0 436h600v164h-600z" fill="${floor}"/>
    <path d="M300 436l-300 150M300 436l300 150M300 436v164" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
    <ellipse cx="300" cy="60" rx="330" ry="230" fill="${lamp}"/>
    <rect x="170" y="30" width="260" height="16" rx="8" fill="#fff" stroke="#c9d3cd" stroke-width="2"/>
  `
}

type Scene = (palette: Palette, brush: Brush) => string

const scenes: Record<ServiceSpec['service'], Scene> = {
  'oil-change': (_palette, brush) =>
    `
      ${spanner('translate(424 300)rotate(24)scale(1.02)', brush)}
      <g transform="translate(58 128)scale(.74)">
      ${drawOilCan({ drawing: 'oil-can', shape: 'can', brand: 'Durub', line: 'Synthetic', palette: 'amber', grade: '5W-30', volume: '4 L' }, brush).body}
      </g>
      ${waterDrops([[452, 486, 1.1]], '#e08a00')}
    `,
  'tyre-fitting': (_palette, brush) =>
    `
      ${spanner('translate(450 290)rotate(20)', brush)}
      <g transform="translate(40 118)scale(.74)">
      ${wheel({ drawing: 'tyre', tread: 'touring', rim: 'five-spoke', size: '' }, brush)}
      </g>
    `,
  'wheel-balancing': wheelBalancing,
  'battery-fitting': (_palette, brush) =>
    `
      ${spanner('translate(452 226)rotate(28)scale(.9)', brush)}
      <g transform="translate(46 148)scale(.74)">
      ${drawBattery({ drawing: 'battery', build: 'standard', palette: 'green', capacity: '70AH', voltage: '12V' }, brush).body}
      </g>
    `,
  'air-conditioning': airConditioning,
  inspection,
  'brake-service': (_palette, brush) =>
    `
      ${spanner('translate(462 290)rotate(20)', brush)}
      <g transform="translate(48 110)scale(.76)">
      ${drawBrake({ drawing: 'brake-disc', face: 'plain', code: '' }, brush).body}
      </g>
    `,
  'roadside-help': roadsideHelp,
}

function wheelBalancing(_palette: Palette, brush: Brush): string {
  const shell = brush.linear([
    [0, '#2b3135'],
    [0.3, '#6b767d'],
    [1, '#1b1f21'],
  ])
  const gauge = `
    <rect x="352" y="106" width="176" height="122" rx="18" fill="#14181a"/>
    <rect x="366" y="120" width="148" height="94" rx="10" fill="#0c2a1c"/>
    <path d="M386 196a54 54 0 0 1 108 0" fill="none" stroke="#8df0b4" stroke-width="11" stroke-linecap="round"/>
    <path d="M440 196l26-36" stroke="#fff" stroke-width="8" stroke-linecap="round"/>
  `
  return `
    <path d="M392 228h96v270h-96z" fill="${shell}"/>
    <path d="M336 494h208v30h-208z" fill="#1b1f21"/>
    <path d="M300 300h110v26h-110z" fill="${materials.steelDeep}"/>
    ${gauge}
    <g transform="translate(42 120)scale(.72)">
    ${wheel({ drawing: 'tyre', tread: 'touring', rim: 'multi-spoke', size: '' }, brush)}
    </g>
  `
}

function airConditioning(_palette: Palette, brush: Brush): string {
  const dark = brush.linear(
    [
      [0, '#4d575e'],
      [1, '#15191b'],
    ],
    'diagonal',
  )
  const slats = [206, 246, 286, 326]
    .map((y) => `<rect x="118" y="${y}" width="236" height="20" rx="10" fill="#7b878e"/>`)
    .join('')
  const arm = '<path d="M0 0v-76M0-44l-20-18M0-44l20-18"/>'
  const flake = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<g transform="rotate(${turn})">${arm}</g>`)
    .join('')
  return `
    <path d="M40 392h400v22h-400zM72 414h26v96h-26zM382 414h26v96h-26z" fill="#4d575e"/>
    <rect x="92" y="166" width="288" height="210" rx="34" fill="#0b0d0e"/>
    <rect x="92" y="158" width="288" height="210" rx="34" fill="${dark}"/>
    ${slats}
    <circle cx="236" cy="266" r="26" fill="#22272a" stroke="#9aa5ab" stroke-width="5"/>
    <g transform="translate(440 250)scale(1.15)" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round">
    ${flake}
    </g>
  `
}

function inspection(_palette: Palette, brush: Brush): string {
  const board = brush.linear(
    [
      [0, '#c08a55'],
      [1, '#7d5127'],
    ],
    'diagonal',
  )
  const rows = [250, 314, 378].map(
    (y) =>
      `
        <path d="M170 ${y}l12 13 22-25" fill="none" stroke="${materials.brand}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>
        <path d="M228 ${y + 2}h112" stroke="${materials.paperLine}" stroke-width="13" stroke-linecap="round"/>
      `,
  )
  return `
    <rect x="120" y="130" width="272" height="358" rx="26" fill="${board}"/>
    <rect x="140" y="168" width="232" height="300" rx="10" fill="${materials.paper}"/>
    <path d="M196 150q0-16 16-16h12q4-36 32-36t32 36h12q16 0 16 16v34h-120z" fill="${materials.steelDeep}"/>
    <circle cx="256" cy="130" r="10" fill="#fff"/>
    ${rows.join('')}
    <g transform="translate(276 306)scale(.46)">
    ${car('saloon', 'red', brush)}
    </g>
    ${checkBadge(452, 236, 58)}
  `
}

function roadsideHelp(_palette: Palette, brush: Brush): string {
  return `
    <path d="M188 126l112 190h-224z" transform="translate(232 -30)" fill="#fff" stroke="#c22f2b" stroke-width="32" stroke-linejoin="round"/>
    <path d="M420 174v56" stroke="${materials.ink}" stroke-width="20" stroke-linecap="round"/>
    <circle cx="420" cy="262" r="12" fill="${materials.ink}"/>
    <g transform="translate(6 92)scale(.9)">
    <path d="M58 300l-8-92 24-8 20 100z" fill="#2b3135"/>
    <path d="M56 214l92 76" stroke="#14181a" stroke-width="9"/>
    ${car('pickup', 'amber', brush)}
    <path d="M268 164h70q10 0 10 18h-90q0-18 10-18z" fill="#ff8a1c"/>
    </g>
  `
}

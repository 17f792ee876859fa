import type { Brush } from '../brush.ts'
import { palettes } from '../palettes.ts'
import type { BrakeSpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'
import { sizeTag } from './size-tag.ts'

export function drawBrake(spec: BrakeSpec, brush: Brush): Sketch {
  return spec.drawing === 'brake-pads' ? brakePads(spec, brush) : brakeDisc(spec, brush)
}

type PadSpec = Extract<BrakeSpec, { drawing: 'brake-pads' }>
type DiscSpec = Extract<BrakeSpec, { drawing: 'brake-disc' }>

function brakePads(spec: PadSpec, brush: Brush): Sketch {
  const palette = palettes[spec.palette]
  const plate = brush.linear(
    [
      [0, palette.light],
      [0.3, palette.base],
      [1, palette.deep],
    ],
    'diagonal',
  )
  const lining = brush.linear(
    [
      [0, '#7a736a'],
      [0.5, '#514b45'],
      [1, '#2f2b27'],
    ],
    'diagonal',
  )
  const backing =
    'M0 54q8-30 44-30h42q20-24 118-24t118 24h42q36 0 44 30v66q0 16-18 16h-12q-12 0-16 14-10 34-44 34h-228q-34 0-44-34-4-14-16-14h-12q-18 0-18-16z'
  const pad = `
    <path d="${backing}" transform="translate(10 12)" fill="#191c1e"/>
    <path d="${backing}" fill="${plate}"/>
    <path d="M72 62q16-28 132-28t132 28q8 14 2 78-3 22-28 22h-212q-25 0-28-22-6-64 2-78z" transform="translate(7 9)" fill="#1d1a18"/>
    <path d="M72 62q16-28 132-28t132 28q8 14 2 78-3 22-28 22h-212q-25 0-28-22-6-64 2-78z" fill="${lining}"/>
    <path d="M204 36v124" stroke="#1d1a18" stroke-width="9"/>
    <circle cx="26" cy="82" r="12" fill="#fff" opacity=".5"/>
    <circle cx="382" cy="82" r="12" fill="#fff" opacity=".3"/>
  `
  const one = brush.keep(pad)
  return {
    body: `${one('translate(124 78)rotate(-7)scale(.94)')}${one('translate(78 270)rotate(-3)scale(1.06)')}${sizeTag(spec.code, 404, 470)}`,
    shadows: [{ cx: 304, cy: 484, rx: 224 }],
  }
}

/** Turned like the tyre, so that the vented edge shows. */
function brakeDisc(spec: DiscSpec, brush: Brush): Sketch {
  const metal = brush.linear(
    [
      [0, '#f4f7f8'],
      [0.35, '#bcc6cc'],
      [0.6, '#dfe5e8'],
      [1, '#7e8a91'],
    ],
    'diagonal',
  )
  const hat = brush.linear(
    [
      [0, '#8f9aa1'],
      [1, '#475158'],
    ],
    'diagonal',
  )
  const bolt = brush.keep('<ellipse cy="-56" rx="10" ry="11" fill="#20262a"/>')
  const bolts = [0, 72, 144, 216, 288].map((turn) => bolt(`rotate(${turn})`)).join('')
  return {
    body: `
      <ellipse cx="326" cy="300" rx="196" ry="222" fill="#59646b"/>
      <path d="M330 84a190 216 0 0 1 0 432" fill="none" stroke="#20262a" stroke-width="12" stroke-dasharray="12 11"/>
      <g transform="translate(284 300)scale(.88 1)">
      <circle r="222" fill="${metal}"/>
      <circle r="221" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>
      <circle r="186" fill="none" stroke="#000" stroke-opacity=".06" stroke-width="34"/>
      ${faces(spec.face, brush)}
      <circle r="116" fill="#3a4349"/>
      <circle r="110" fill="${hat}"/>
      <circle r="84" fill="none" stroke="#000" stroke-opacity=".15" stroke-width="5"/>
      ${bolts}
      <circle r="30" fill="#14181a"/>
      <circle r="30" fill="none" stroke="#a3aeb5" stroke-width="4"/>
      </g>
      ${sizeTag(spec.code, 430, 456)}
    `,
    shadows: [{ cx: 310, cy: 524, rx: 150 }],
  }
}

function faces(face: DiscSpec['face'], brush: Brush): string {
  if (face === 'plain') return ''
  const mark =
    face === 'drilled'
      ? '<g fill="#2a3136"><circle cx="0" cy="-140" r="8"/><circle cx="16" cy="-168" r="8"/><circle cx="32" cy="-196" r="8"/></g>'
      : '<path d="M-10-128q26 30 30 78" transform="translate(0 -78)" fill="none" stroke="#39424a" stroke-width="8" stroke-linecap="round"/>'
  const one = brush.keep(mark)
  const count = face === 'drilled' ? 12 : 8
  return Array.from({ length: count }, (_, index) => one(`rotate(${(index * 360) / count})`)).join('')
}

import type { Brush } from '../brush.ts'
import { lettering } from '../lettering.ts'
import { materials, type Palette, palettes } from '../palettes.ts'
import type { CarCareSpec } from '../picture-spec.ts'
import type { Sketch } from '../sketch.ts'
import { car } from './car.ts'
import { sparkles, waterDrops } from './marks.ts'

export function drawCarCare(spec: CarCareSpec, brush: Brush): Sketch {
  const palette = palettes[spec.palette]
  switch (spec.drawing) {
    case 'car-wash':
      return carWash(spec, brush)
    case 'polishing':
      return polishing(spec, brush)
    case 'interior-cleaning':
      return interiorCleaning(palette, brush)
    case 'microfibre-kit':
      return microfibreKit(spec.label, palette, brush)
  }
}

const carShadow = { cx: 302, cy: 488, rx: 252 }

function carWash(spec: Extract<CarCareSpec, { drawing: 'car-wash' }>, brush: Brush): Sketch {
  const foam = brush.radial(
    [
      [0, '#ffffff'],
      [0.7, '#f2f8fa'],
      [1, '#cfe0e6'],
    ],
    { cx: 0.38, cy: 0.32, r: 0.75 },
  )
  const blob = brush.keep(`<circle r="30" fill="${foam}"/>`)
  const roof = spec.body === 'saloon' ? 238 : 190
  const places = [
    [176, roof + 44, 1.1],
    [212, roof + 12, 1.4],
    [262, roof - 8, 1.6],
    [318, roof - 4, 1.4],
    [366, roof + 18, 1.2],
    [408, roof + 58, 1],
    [250, roof + 40, 0.9],
    [470, 326, 1],
    [510, 334, 1.3],
    [546, 358, 0.9],
    [76, 330, 1.2],
    [112, 318, 0.9],
    [120, 486, 0.8],
    [300, 470, 1],
    [338, 484, 0.7],
    [500, 484, 0.8],
    [268, 486, 0.8],
  ] as const
  const suds = places.map(([x, y, scale]) => blob(`translate(${x} ${y})scale(${scale})`)).join('')
  const bubble = (x: number, y: number, r: number) =>
    `
      <circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".35" stroke="#8fc3d6" stroke-width="3"/>
      <path d="M${x - r / 2} ${y - r / 3}q${r / 5}-${r / 3} ${r / 2}-${r / 3}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
    `
  const drops = waterDrops(
    [
      [120, 190, 0.8],
      [180, 120, 0.6],
      [428, 150, 0.8],
      [500, 232, 0.9],
      [66, 262, 0.5],
    ],
    '#4aa8cf',
  )
  return {
    body: `
      <g transform="translate(0 10)">
      ${car(spec.body, spec.palette, brush)}
      ${suds}
      ${drops}
      ${bubble(300, 116, 26)}
      ${bubble(372, 86, 16)}
      ${bubble(86, 132, 18)}
      ${bubble(536, 150, 22)}
      </g>
    `,
    shadows: [{ ...carShadow, cy: 498 }],
  }
}

function polishing(spec: Extract<CarCareSpec, { drawing: 'polishing' }>, brush: Brush): Sketch {
  const grip = brush.linear(
    [
      [0, '#596269'],
      [1, '#16191b'],
    ],
    'down',
  )
  const polisher = `
    <g transform="translate(398 120)rotate(14)">
    <path d="M-18 26q-4-60 44-66l96-6q26 0 28 24t-22 28l-72 8-8 40h-54z" fill="${grip}"/>
    <path d="M112-42q26 0 28 22t-20 26l-18 2-6-48z" fill="${materials.amber}"/>
    <path d="M-46 54h116q10 0 10 14h-136q0-14 10-14z" fill="#2b3135"/>
    <path d="M-58 68h140l10 34q-80 18-160 0z" fill="#fbf3df" stroke="#dccfae" stroke-width="3"/>
    </g>
  `
  const shine = sparkles(
    [
      [128, 214, 46],
      [206, 130, 26],
      [76, 140, 18],
      [300, 168, 20],
      [548, 288, 26],
    ],
    materials.amber,
  )
  const gloss = `<path d="M96 372q210-34 400-8" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="12" stroke-linecap="round"/>`
  return {
    body: `
      <g transform="translate(0 20)">
      ${car(spec.body, spec.palette, brush)}
      ${gloss}
      ${polisher}
      ${shine}
      </g>
    `,
    shadows: [{ ...carShadow, cy: 508 }],
  }
}

function interiorCleaning(palette: Palette, brush: Brush): Sketch {
  const leather = brush.linear([
    [0, palette.deep],
    [0.3, palette.light],
    [0.5, palette.base],
    [1, palette.deep],
  ])
  const hose = 'M560 96q-150-30-150 110 0 90 40 130'
  return {
    body: `<path d="M196 132q0-50 52-50h28q52 0 52 50v26q0 22-24 22h-84q-24 0-24-22z" fill="${leather}"/><path d="M226 178h20v34h-20zM278 178h20v34h-20z" fill="${materials.steelDeep}"/><path d="M152 236q0-38 40-38h140q40 0 40 38l14 176h-248z" fill="${leather}"/><path d="M196 222q66-14 132 0l8 176h-148z" fill="${palette.base}"/><path d="M192 258h140M190 296h144M188 334h148M187 370h150" stroke="${palette.deep}" stroke-opacity=".45" stroke-width="5"/><path d="M116 420q0-32 36-32h220q92 6 98 56 2 52-40 52h-268q-46 0-46-40z" fill="${leather}"/><path d="M152 412h236q40 4 50 28" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/><path d="M130 496h330v20q0 8-8 8h-314q-8 0-8-8z" fill="#22272a"/><path d="${hose}" fill="none" stroke="#23282b" stroke-width="36" stroke-linecap="round"/><path d="${hose}" fill="none" stroke="#4f585e" stroke-width="30" stroke-dasharray="7 9"/><path d="M430 326h44l24 62h-92z" fill="#343b40"/><path d="M382 388h140q14 0 14 14v10h-168v-10q0-14 14-14z" fill="${materials.brand}"/>${sparkles(
      [
        [120, 190, 34],
        [86, 284, 20],
        [520, 470, 24],
      ],
      materials.amber,
    )}`,
    shadows: [{ cx: 300, cy: 518, rx: 210 }],
  }
}

function microfibreKit(label: string, palette: Palette, brush: Brush): Sketch {
  const cloth = (colour: string, deep: string) =>
    brush.linear(
      [
        [0, colour],
        [1, deep],
      ],
      'down',
    )
  const fold = (y: number, colour: string, deep: string) =>
    `
      <path d="M110 ${y}q0-34 34-34h270q44 0 44 38t-44 38h-270q-34 0-34-42z" fill="${cloth(colour, deep)}"/>
      <path d="M148 ${y + 4}h266q16 0 16 0" stroke="#000" stroke-opacity=".22" stroke-width="6" stroke-linecap="round"/>
      <path d="M142 ${y - 20}h250" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round" stroke-dasharray="2 12"/>
    `
  const sponge = `
    <path d="M322 214q-10-46 40-58l96-20q40-8 54 30l22 66q8 36-30 44l-112 22q-40 6-52-30z" fill="#f6c445"/>
    <path d="M340 260q6 30 48 24l112-22q34-8 30-40l6 18q4 34-32 42l-112 20q-40 6-52-26z" fill="#c18f0c"/>
    <g fill="#d9a521">
    <circle cx="384" cy="200" r="10"/>
    <circle cx="426" cy="178" r="7"/>
    <circle cx="462" cy="212" r="12"/>
    <circle cx="412" cy="240" r="8"/>
    <circle cx="490" cy="184" r="6"/>
    </g>
  `
  return {
    body: `${sponge}${fold(474, '#5fb4c9', '#256f84')}${fold(402, palette.light, palette.base)}${fold(330, '#fbfcfb', '#c9d5cf')}<path d="M226 296h120v220h-120z" fill="${palette.deep}"/><path d="M210 366h152v92h-152z" fill="${materials.paper}"/>${lettering(label, { x: 286, y: 388, height: 46, colour: materials.ink, maxWidth: 126 })}`,
    shadows: [{ cx: 290, cy: 512, rx: 206 }],
  }
}

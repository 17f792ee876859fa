import type { Brush } from '../brush.ts'
import { materials, palettes } from '../palettes.ts'
import type { CarBody, PaletteName } from '../picture-spec.ts'

type CarShape = {
  readonly outline: string
  readonly glass: string
  readonly lines: string
  readonly waist: string
}

const shapes: Record<CarBody, CarShape> = {
  saloon: {
    outline:
      'M40 428q-12-46 2-84 4-14 20-18l72-14q62-72 130-78 60-4 100 6 40 12 92 76l62 12q42 8 48 48l2 36q0 24-22 24h-480q-22 0-26-8z',
    glass: 'M172 312q48-54 98-58l18 58zM304 252q40 0 64 8 30 12 60 52h-112z',
    lines: 'M302 316q10 60-4 110M176 320q-14 40 10 60M324 346h34M206 346h34',
    waist: 'M60 338q240-36 470 2',
  },
  suv: {
    outline:
      'M38 428v-116q2-20 22-26l32-84q8-20 30-20h230q26 0 42 20l56 78 82 14q30 6 32 40v94q0 24-22 24h-480q-24 0-24-24z',
    glass: 'M86 284l24-66q4-12 18-12h46v78zM190 206h98v78h-98zM304 206h42q16 0 26 12l48 66h-116z',
    lines: 'M182 290v138M296 290v138M318 326h36M204 326h36',
    waist: 'M56 304h480',
  },
  pickup: {
    outline:
      'M30 428v-120q0-12 12-12h184l18-94q4-20 26-20h92q22 0 36 18l58 86 84 16q28 6 30 40v86q0 24-22 24h-494q-24 0-24-24z',
    glass: 'M256 286l14-70q2-10 12-10h30v80zM328 206h24q14 0 22 10l50 70h-96z',
    lines: 'M226 296v132M320 292v136M338 326h34M38 330h186',
    waist: 'M40 312h182M240 304h292',
  },
}

/** A car seen from its right side, wheels on the floor at 490. */
export function car(body: CarBody, paletteName: PaletteName, brush: Brush): string {
  const palette = palettes[paletteName]
  const { outline, glass, lines, waist } = shapes[body]
  const paint = brush.linear(
    [
      [0, palette.light],
      [0.35, palette.base],
      [0.75, palette.base],
      [1, palette.deep],
    ],
    'down',
  )
  const pane = brush.linear(
    [
      [0, '#e3f1f6'],
      [0.5, '#9fc0ce'],
      [1, '#4f707f'],
    ],
    'diagonal',
  )
  const wheel = brush.keep(roadWheel(brush))
  const wells = '<path d="M88 452a66 66 0 0 1 132 0zM384 452a66 66 0 0 1 132 0z" fill="#0e1214"/>'
  const lamps = `
    <path d="M540 350q22 8 24 32h-20q-14-10-4-32z" fill="#fff6d8"/>
    <path d="M36 352h18v34h-20q-2-20 2-34z" fill="#c22f2b"/>
  `
  return `
    <path d="${outline}" fill="${paint}"/>
    <path d="M40 420h524v8q0 22-22 22h-480q-22 0-22-22z" fill="#15191b" opacity=".75"/>
    <path d="${waist}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>
    <path d="${glass}" fill="${pane}" stroke="#1b2226" stroke-width="7" stroke-linejoin="round"/>
    <path d="${lines}" fill="none" stroke="${palette.deep}" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>
    ${lamps}
    ${wells}
    ${wheel('translate(154 436)')}
    ${wheel('translate(450 436)')}
  `
}

function roadWheel(brush: Brush): string {
  const metal = brush.linear(
    [
      [0, materials.steelLight],
      [1, '#7f8a91'],
    ],
    'diagonal',
  )
  return `
    <circle r="54" fill="#1a1d1f"/>
    <circle r="46" fill="none" stroke="#3a4146" stroke-width="3"/>
    <circle r="35" fill="${metal}"/>
    <circle r="25" fill="none" stroke="#242a2e" stroke-width="15" stroke-dasharray="18 13.4"/>
    <circle r="10" fill="${metal}"/>
  `
}

import { type Brush, createBrush } from '../../catalogue/pictures/brush.ts'
import { car } from '../../catalogue/pictures/drawings/car.ts'
import { palettes } from '../../catalogue/pictures/palettes.ts'
import { floorShadows } from '../../catalogue/pictures/sketch.ts'
import { svgDocument } from '../../catalogue/pictures/svg-document.ts'
import type { CentrePicture } from './centre-picture.ts'
import { crew } from './crew.ts'
import { front } from './fronts.ts'
import { landscape } from './landscape.ts'

/** Draws a centre from its street, 640 by 320, without words: its name stands beside it on the page. */
export function drawCentre(picture: CentrePicture): string {
  const brush = createBrush('c')
  const body = `
    ${landscape(picture, brush)}
    ${ground(picture, brush)}
    ${front(picture, brush)}
    ${parked(picture, brush)}
    ${crew(picture, brush)}
    ${haze(picture)}
  `
  return svgDocument(640, 320, brush.defs() + body)
}

function ground({ light }: CentrePicture, brush: Brush): string {
  const asphalt = brush.linear(
    light === 'evening'
      ? [
          [0, '#8d8378'],
          [1, '#5b5550'],
        ]
      : [
          [0, '#b9bab3'],
          [1, '#8a8f8c'],
        ],
    'down',
  )
  return `
    <path d="M0 246h640v74h-640z" fill="${asphalt}"/>
    <path d="M0 246h640v7h-640z" fill="#e4e0d4"/>
    <path d="M40 300h90m70 0h90m70 0h90m70 0h90" stroke="#fff" stroke-opacity=".55" stroke-width="5"/>
  `
}

/** A customer's car on the forecourt, at the side that the crew leaves free. */
function parked({ car: { body, palette }, front: kind }: CentrePicture, brush: Brush): string {
  const scale = kind === 'van' ? 0.34 : 0.4
  return `
    <g transform="translate(${kind === 'van' ? 20 : 12} ${Math.round(298 - 490 * scale)})scale(${scale})">
    ${floorShadows([{ cx: 300, cy: 492, rx: 270 }], brush)}
    ${car(body, palette, brush)}
    </g>
  `
}

/** The colour of the hour over everything. */
function haze({ light, palette }: CentrePicture): string {
  if (light === 'noon') return ''
  const colour = light === 'evening' ? '#ff8a3c' : palettes[palette].light
  return `<path d="M0 0h640v320h-640z" fill="${colour}" opacity="${light === 'evening' ? 0.1 : 0.05}"/>`
}

import { type Brush, createBrush } from './brush.ts'
import { drawAccessory } from './drawings/accessories.ts'
import { drawBattery } from './drawings/battery.ts'
import { drawBottle } from './drawings/bottles.ts'
import { drawBrake } from './drawings/brakes.ts'
import { drawCarCare } from './drawings/car-care.ts'
import { drawFilter } from './drawings/filters.ts'
import { drawFuel } from './drawings/fuel.ts'
import { drawGiftBox } from './drawings/gift-box.ts'
import { drawOilCan } from './drawings/oil-can.ts'
import { drawPlaceholder } from './drawings/placeholder.ts'
import { drawService } from './drawings/services.ts'
import { drawSmallPart } from './drawings/small-parts.ts'
import { drawTyre } from './drawings/tyre.ts'
import type { PictureSpec } from './picture-spec.ts'
import { floorShadows, type Sketch } from './sketch.ts'
import { svgDocument } from './svg-document.ts'

/** Draws a picture as a complete SVG document, 600 by 600. The prefix keeps ids apart when several are inlined in a page. */
export function drawPicture(spec: PictureSpec, prefix = 'p'): string {
  const brush = createBrush(prefix)
  const { body, shadows, backdrop = '' } = sketchPicture(spec, brush)
  const ground = brush.radial(
    [
      [0, '#fdfefd'],
      [0.5, '#f0f4f1'],
      [1, '#dbe5df'],
    ],
    { cx: 0.4, cy: 0.32, r: 0.85 },
  )
  const scene = `<rect width="600" height="600" fill="${ground}"/>${backdrop}${floorShadows(shadows, brush)}${body}`
  return svgDocument(600, 600, brush.defs() + scene)
}

export function sketchPicture(spec: PictureSpec, brush: Brush): Sketch {
  switch (spec.drawing) {
    case 'oil-can':
      return drawOilCan(spec, brush)
    case 'tyre':
      return drawTyre(spec, brush)
    case 'battery':
      return drawBattery(spec, brush)
    case 'oil-filter':
    case 'air-filter':
    case 'cabin-filter':
      return drawFilter(spec, brush)
    case 'brake-pads':
    case 'brake-disc':
      return drawBrake(spec, brush)
    case 'spark-plugs':
    case 'wiper-blades':
    case 'headlamp-bulbs':
      return drawSmallPart(spec, brush)
    case 'bottle':
      return drawBottle(spec, brush)
    case 'car-wash':
    case 'polishing':
    case 'interior-cleaning':
    case 'microfibre-kit':
      return drawCarCare(spec, brush)
    case 'fuel-can':
    case 'fuel-card':
    case 'fuel-pump':
      return drawFuel(spec, brush)
    case 'placeholder':
      return drawPlaceholder(brush)
    case 'jump-starter':
    case 'tyre-inflator':
    case 'phone-holder':
    case 'floor-mats':
    case 'sunshade':
    case 'dash-camera':
    case 'air-freshener':
      return drawAccessory(spec, brush)
    case 'service':
      return drawService(spec, brush)
    case 'gift-box':
      return drawGiftBox(spec, brush)
  }
}

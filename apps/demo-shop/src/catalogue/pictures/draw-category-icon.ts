import { categoryIconShapes } from './category-icon-shapes.ts'
import { lettering, letteringWidth } from './lettering.ts'
import { materials } from './palettes.ts'
import { svgDocument } from './svg-document.ts'

export type CategoryIconName = keyof typeof categoryIconShapes

/** The label is a short grade or size under the drawing, for example `5W-30`. */
export type CategoryIcon = { readonly name: CategoryIconName; readonly label?: string }

/** Draws a category's tile picture as a complete SVG document, 96 by 96, on no ground. */
export function drawCategoryIcon(icon: CategoryIcon): string {
  const shape = categoryIconShapes[icon.name]
  const body = icon.label ? `<g transform="translate(12 0)scale(.75)">${shape}</g>${chip(icon.label)}` : shape
  return svgDocument(96, 96, body)
}

function chip(label: string): string {
  const wide = Math.min(92, Math.round(letteringWidth(label, 15)) + 20)
  return `<rect x="${48 - wide / 2}" y="68" width="${wide}" height="26" rx="9" fill="${materials.brand}"/>${lettering(label, { x: 48, y: 73.5, height: 15, colour: '#fff', maxWidth: 80 })}`
}

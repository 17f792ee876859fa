import { createBrush } from './brush.ts'
import { sketchPicture } from './draw-picture.ts'
import type { PictureSpec } from './picture-spec.ts'
import { floorShadows } from './sketch.ts'

/** The drawing with its shadow but without ground, as markup for a 600 by 600 square inside a larger picture. */
export function sketchForBanner(spec: PictureSpec, prefix: string): string {
  const brush = createBrush(prefix)
  const { body, shadows } = sketchPicture(spec, brush)
  const scene = floorShadows(shadows, brush) + body
  return brush.defs() + scene
}

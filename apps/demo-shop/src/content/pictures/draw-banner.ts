import { type BannerMood, type BannerMotif, bannerBackdrop } from './banner-backdrop.ts'
import { svgDocument } from './svg-document.ts'

export type BannerDirection = 'ltr' | 'rtl'
export type BannerSize = keyof typeof bannerSizes

/** A thing on the stage, which is the banner's end side; the start side stays calm for the text. */
export type BannerItem = {
  /** SVG markup in a 600 by 600 square that stands on the line 522. Its ids must be unique in the banner. */
  readonly markup: string
  /** Middle of the thing across the stage, 0 at the text, 1 at the edge. */
  readonly across: number
  /** Height of its floor, 0 at the top, 1 at the bottom of the banner. */
  readonly floor: number
  /** Size of its square as a share of the stage. */
  readonly size: number
}

export type BannerScene = {
  readonly mood: BannerMood
  readonly motif: BannerMotif
  readonly items: readonly BannerItem[]
}

export const bannerSizes = {
  desktop: { width: 1200, height: 480, stage: 600 },
  phone: { width: 800, height: 500, stage: 430 },
  strip: { width: 1200, height: 180, stage: 420 },
} as const

const itemFloor = 522

/** Draws a banner without words. Right to left mirrors the composition, never the things themselves. */
export function drawBanner(
  scene: BannerScene,
  format: { readonly size: BannerSize; readonly direction: BannerDirection; readonly prefix?: string },
): string {
  const { width, height, stage } = bannerSizes[format.size]
  const unit = Math.min(stage, height)
  const mirrored = format.direction === 'rtl'
  const items = scene.items.map(({ markup, across, floor, size }) => {
    const scale = round((unit * size) / 600)
    const middle = Math.min(width - stage * (1 - across), width - unit * size * 0.45)
    const left = round((mirrored ? width - middle : middle) - 300 * scale)
    return `
      <g transform="translate(${left} ${round(height * floor - itemFloor * scale)})scale(${scale})">
      ${markup}
      </g>
    `
  })
  const backdrop = bannerBackdrop({ ...scene, width, height, stage, prefix: format.prefix ?? 'b' })
  const ground = mirrored ? `<g transform="translate(${width} 0)scale(-1 1)">${backdrop}</g>` : backdrop
  return svgDocument(width, height, ground + items.join(''))
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

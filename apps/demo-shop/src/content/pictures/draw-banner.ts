import { type BannerMood, bannerBackdrop, moods } from './banner-backdrop.ts'
import { svgDocument } from './svg-document.ts'

export type BannerDirection = 'ltr' | 'rtl'
export type BannerSize = keyof typeof bannerSizes

export type BannerPicture = {
  readonly mood: BannerMood
  /** A square, as an address of data: a banner loads nothing. */
  readonly picture: string
  /** What matters in it, from its upper left corner: where there is no room for all of it, this stays. */
  readonly focus?: readonly [across: number, down: number]
}

/** The stage is the end side, which the picture fills behind a curved edge; the start side stays calm for the text. */
export const bannerSizes = {
  desktop: { width: 1200, height: 480, stage: 560, curve: 84 },
  phone: { width: 800, height: 500, stage: 336, curve: 52 },
  // Shown as a small tile of its end.
  strip: { width: 400, height: 180, stage: 200, curve: 0 },
} as const

/** Draws a banner without words. Right to left mirrors the composition, never the picture itself. */
export function drawBanner(
  { mood, picture, focus = [0.5, 0.5] }: BannerPicture,
  { size, direction }: { readonly size: BannerSize; readonly direction: BannerDirection },
): string {
  const { width, height, stage, curve } = bannerSizes[size]
  const mirrored = direction === 'rtl'
  const mirror = mirrored ? ` transform="translate(${width} 0)scale(-1 1)"` : ''
  const side = Math.max(stage, height)
  const left = (mirrored ? 0 : width - stage) + Math.round((stage - side) * focus[0])
  const top = Math.round((height - side) * focus[1])
  const edge = (shift: number) =>
    `M${width - stage + curve + shift} 0C${width - stage + curve * 0.3 + shift} ${height * 0.3} ${width - stage + shift} ${height * 0.62} ${width - stage + curve * 0.16 + shift} ${height}`
  const bands = [-20, -8].map(
    (shift, at) =>
      `<path d="${edge(shift)}" fill="none" stroke="${at ? '#ffffff' : moods[mood].end}" stroke-width="${at ? 7 : 18}"/>`,
  )
  return svgDocument(
    width,
    height,
    `
    <defs><clipPath id="stage"><path d="${edge(0)}H${width}V0z"${mirror}/></clipPath></defs>
    <g${mirror}>${bannerBackdrop({ mood, width, height })}${curve > 0 ? bands.join('') : ''}</g>
    <g clip-path="url(#stage)"><image x="${left}" y="${top}" width="${side}" height="${side}" href="${picture}"/></g>
    `,
  )
}

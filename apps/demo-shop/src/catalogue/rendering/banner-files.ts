import path from 'node:path'
import type { BannerScene } from '../../content/demo-banner-spec.ts'
import { demoBanners } from '../../content/demo-banners.ts'
import type { BannerDirection, BannerSize } from '../../content/pictures/draw-banner.ts'
import { bannersFolder, campaignFolder } from './rendered-folder.ts'

export type BannerFile = {
  readonly scene: BannerScene
  readonly size: BannerSize
  readonly direction: BannerDirection
}

const bannerNames: readonly BannerScene[] = [...new Set(demoBanners.map(({ scene }) => scene))]

/** Header banners are strips on every device. */
const sizesOn = { header: ['strip'], 'home-page': ['desktop', 'phone'] } as const

/** Those that banners of the demo show, each once. */
export const bannerFiles: readonly BannerFile[] = bannerNames.flatMap((scene) => {
  const shown = demoBanners.filter((banner) => banner.scene === scene)
  const sizes = new Set(shown.flatMap(({ pageType }) => sizesOn[pageType]))
  return [...sizes].flatMap((size) =>
    (['ltr', 'rtl'] as const).map((direction) => ({ scene, size, direction })),
  )
})

/** Those of the page for drivers. */
export const campaignFiles: readonly BannerFile[] = (['desktop', 'phone'] as const).flatMap((size) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ scene: 'campaign' as const, size, direction })),
)

export function bannerFile({ scene, size, direction }: BannerFile): string {
  if (scene === 'campaign') return path.join(campaignFolder, `${size}-${direction}.webp`)
  return path.join(bannersFolder, `${scene}-${size}-${direction}.webp`)
}

export type BannerText = { readonly title: string; readonly text: string; readonly button: string }

/** Which drawing it shows. */
export type BannerScene =
  | 'top-header-1'
  | 'top-image-1'
  | 'top-image-2'
  | 'top-image-3'
  | 'bottom-image-1'
  | 'bottom-image-2'
  | 'bottom-image-3'
  | 'right-image'
  | 'left-image'
  | 'top-image'
  | 'campaign'

export type BannerSpec = {
  /** The place on the home screen, shared by languages and channels. */
  readonly slug: string
  /** The attribute that carries the picture; the place's own slug unless said otherwise. */
  readonly imageSlug?: string
  /** Unique; names the picture files. */
  readonly name: string
  readonly scene: BannerScene
  readonly pageType: 'home-page' | 'header'
  readonly channels: readonly string[]
  readonly priority: number
  readonly link: string
  readonly en: BannerText
  readonly ar: BannerText
}

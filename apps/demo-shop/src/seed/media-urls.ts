import type { BannerSpec } from '../content/demo-banner-spec.ts'

/** Addresses of the demo's pictures; the files lie under the same paths in the media folder. */
export function productPictureUrl(slug: string, number: number): string {
  return `/media/products/${slug}-${number}.svg`
}

export function categoryPictureUrl(slug: string): string {
  return `/media/categories/${slug}.svg`
}

export function bannerUrl(banner: BannerSpec, language: 'en' | 'ar', device: 'desktop' | 'phone'): string {
  return `/media/banners/${banner.name}-${language}-${bannerFormat(banner, device)}.svg`
}

/** Header banners are strips on every device. */
export function bannerFormat(banner: BannerSpec, device: 'desktop' | 'phone'): 'desktop' | 'phone' | 'strip' {
  return banner.pageType === 'header' ? 'strip' : device
}

export function inviteFriendsUrl(motion: 'animated' | 'still'): string {
  return `/media/tiles/invite-friends-${motion}.svg`
}

import path from 'node:path'
import { isBestSeller } from '../catalogue/demo-best-sellers.ts'
import { isScenic } from '../catalogue/demo-scenic-categories.ts'
import { moreViews } from '../catalogue/rendering/more-views.ts'
import { categoryScenesFolder, renderedFolder, renderedSize } from '../catalogue/rendering/rendered-folder.ts'
import type { BannerSpec } from '../content/demo-banner-spec.ts'

/** Addresses of the demo's pictures; the files lie under the same paths in the media folder. */
export function productPictureUrl(slug: string, number: number): string {
  const type = renderedPicture(slug, number) ? 'webp' : 'svg'
  return `/media/products/${slug}-${number}.${type}`
}

/** The file of a picture that takes too long to be made at a start. */
export function renderedPicture(slug: string, number: number): { file: string; size: number } | undefined {
  if (number > 1 || !isBestSeller(slug)) return moreViews.get(`${slug}-${number}`)
  return { file: path.join(renderedFolder, `${slug}.webp`), size: renderedSize }
}

export function categoryPictureUrl(slug: string): string {
  return `/media/categories/${slug}.${categoryScene(slug) ? 'webp' : 'svg'}`
}

/** The file of a category's scene of use; deeper categories have a drawing with their grade or size. */
export function categoryScene(slug: string): string | undefined {
  return isScenic(slug) ? path.join(categoryScenesFolder, `${slug}.webp`) : undefined
}

export function centrePictureUrl(slug: string): string {
  return `/media/centres/${slug}.svg`
}

export function bannerUrl(banner: BannerSpec, language: 'en' | 'ar', device: 'desktop' | 'phone'): string {
  return `/media/banners/${banner.name}-${language}-${bannerFormat(banner, device)}.webp`
}

/** Header banners are strips on every device. */
export function bannerFormat(banner: BannerSpec, device: 'desktop' | 'phone'): 'desktop' | 'phone' | 'strip' {
  return banner.pageType === 'header' ? 'strip' : device
}

export function inviteFriendsUrl(motion: 'animated' | 'still'): string {
  return `/media/tiles/invite-friends-${motion}.svg`
}

import { bottomBannerIntervalMs, topBannerIntervalMs } from '@warsha/contract/constants.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { BannerSlide } from './banner-slide.tsx'
import type { BannerGroup } from './banners.ts'
import { HeaderBanners } from './header-banners.tsx'

export type BannerGroupViewProps = { group: BannerGroup; isFirst?: boolean }

export function BannerGroupView({ group: { kind, banners }, isFirst }: BannerGroupViewProps) {
  if (kind === 'top-header') return <HeaderBanners banners={banners} />
  if (kind === 'top-image') {
    return (
      <BannerCarousel banners={banners} intervalMs={topBannerIntervalMs} size="large" isFirst={isFirst} />
    )
  }
  if (kind === 'bottom-image') {
    return (
      <BannerCarousel banners={banners} intervalMs={bottomBannerIntervalMs} size="small" isFirst={isFirst} />
    )
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:gap-5">
      {banners.map((banner) => (
        <li key={banner.id}>
          <BannerSlide banner={banner} size="small" />
        </li>
      ))}
    </ul>
  )
}

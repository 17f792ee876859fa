import { cardClass } from '@warsha/ui/card.tsx'
import { ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { BannerLink } from './banner-link.tsx'
import { BannerMedia } from './banner-media.tsx'
import type { Banner } from './banners.ts'

/** Short news: a tile of 44 px, a title in a line, a text in two. */
export function HeaderBanners({ banners }: { banners: Banner[] }) {
  return (
    <ul className="no-scrollbar -mx-4 flex snap-x gap-3 overflow-x-auto px-4 lg:mx-0 lg:h-68 lg:flex-col lg:overflow-visible lg:px-0">
      {banners.map((banner) => (
        <li
          key={banner.id}
          className="w-[86%] max-w-100 sm:w-[calc(50%-0.375rem)] shrink-0 snap-center first:last:w-full lg:w-auto lg:max-w-none lg:flex-1"
        >
          <BannerLink
            banner={banner}
            className={`${cardClass} flex h-full items-center gap-3 p-2 lg:p-4 -outline-offset-4 hover:border-brand`}
          >
            <span className="size-11 shrink-0 overflow-hidden rounded-control bg-picture">
              <BannerMedia
                media={{ ...banner.media, desktop: banner.media.mobile }}
                className="size-full object-cover object-[92%_50%] rtl:object-[8%_50%]"
                wordsClass="grid size-full place-items-center text-center text-[0.4375rem] leading-tight text-muted"
              />
            </span>
            <span className="min-w-0 flex-1">
              <strong className="block truncate text-sm font-bold max-sm:ltr:tracking-tight lg:whitespace-normal">
                {banner.title}
              </strong>
              <span className="line-clamp-2 leading-clamp text-xs text-pretty text-muted lg:mt-1 lg:line-clamp-none">
                {banner.text}
              </span>
            </span>
            {banner.link && (
              <MirroredIcon icon={ChevronForwardIcon} className="size-5 text-muted max-sm:hidden" />
            )}
          </BannerLink>
        </li>
      ))}
    </ul>
  )
}

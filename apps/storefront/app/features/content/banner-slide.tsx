import { buttonClass } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { BannerLink } from './banner-link.tsx'
import { BannerMedia } from './banner-media.tsx'
import type { Banner } from './banners.ts'

export type BannerSlideProps = { banner: Banner; size: 'large' | 'small'; isFirst?: boolean }

/** The picture fills the card; the words stand on a shade of the brand, so that they can be read on any picture. */
export function BannerSlide({ banner, size, isFirst }: BannerSlideProps) {
  return (
    <BannerLink
      banner={banner}
      className={classNames(
        'on-dark group relative isolate flex h-full overflow-hidden rounded-card bg-brand-deep text-white -outline-offset-4 focus-visible:outline-white',
        size === 'large' ? 'min-h-54 sm:min-h-58 lg:min-h-68' : 'min-h-40 lg:min-h-57',
      )}
    >
      <BannerMedia
        media={banner.media}
        isFirst={isFirst}
        className="absolute inset-0 -z-20 size-full object-cover object-[50%_85%]"
        wordsClass="absolute inset-y-0 end-0 flex w-[38%] items-center justify-center p-3 text-center text-sm text-balance text-white/85"
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-r from-black/35 via-black/15 via-40% to-transparent to-65% rtl:bg-linear-to-l"
      />
      <span
        className={classNames(
          'flex flex-col items-start justify-center gap-2 py-3 ps-5 lg:w-1/2',
          size === 'large' ? 'w-[57%] sm:w-1/2 lg:gap-3 lg:ps-10' : 'w-1/2 lg:ps-8',
        )}
      >
        <strong
          className={classNames(
            'font-bold leading-heading text-balance',
            size === 'large' ? 'text-[1.375rem] lg:text-2xl' : 'text-lg lg:text-xl',
          )}
        >
          {banner.title}
        </strong>
        {banner.text && (
          <span
            className={classNames(
              'text-sm leading-clamp text-white/90',
              size === 'large' ? 'line-clamp-3 sm:line-clamp-2 lg:text-lg' : 'line-clamp-4 sm:line-clamp-3',
            )}
          >
            {banner.text}
          </span>
        )}
        {banner.button && banner.link && (
          <span
            className={classNames(
              buttonClass({ size: 'small', variant: 'inverse' }),
              'mt-1',
              size === 'large' && 'lg:min-h-12 lg:px-6 lg:text-base',
            )}
          >
            {banner.button}
          </span>
        )}
      </span>
    </BannerLink>
  )
}

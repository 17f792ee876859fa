import { classNames } from '@warsha/ui/class-names.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { ChevronBackIcon, ChevronForwardIcon, PauseIcon, PlayIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { BannerSlide } from './banner-slide.tsx'
import type { Banner } from './banners.ts'
import { useCarousel } from './use-carousel.ts'

export type BannerCarouselProps = {
  banners: Banner[]
  intervalMs: number
  size: 'large' | 'small'
  /** The first thing on the page. */
  isFirst?: boolean
}

export function BannerCarousel({ banners, intervalMs, size, isFirst = false }: BannerCarouselProps) {
  const { t } = useTranslation()
  const carousel = useCarousel({ count: banners.length, intervalMs })
  const isPaired = size === 'small' && banners.length > 1

  return (
    <section
      aria-roledescription="carousel"
      aria-label={t(size === 'large' ? 'content.banners.label' : 'content.banners.moreLabel')}
      {...carousel.hold}
    >
      <ul
        {...carousel.track}
        aria-live={carousel.isMoving ? 'off' : 'polite'}
        className="no-scrollbar flex snap-x snap-mandatory gap-5 overflow-x-auto scroll-smooth overscroll-x-contain rounded-card"
      >
        {banners.map((banner, slide) => (
          <li
            key={banner.id}
            aria-roledescription="slide"
            aria-label={t('content.banners.position', { number: slide + 1, total: banners.length })}
            className={classNames(
              'w-full shrink-0 snap-start snap-always',
              isPaired && 'lg:w-[calc(50%-0.625rem)]',
            )}
          >
            <BannerSlide banner={banner} size={size} isFirst={isFirst && slide === 0} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && <Controls carousel={carousel} count={banners.length} isPaired={isPaired} />}
    </section>
  )
}

type ControlsProps = {
  carousel: ReturnType<typeof useCarousel>
  count: number
  /** Two slides are in view on a desktop, so the last cannot stand first. */
  isPaired: boolean
}

function Controls({ carousel, count, isPaired }: ControlsProps) {
  const { t } = useTranslation()
  // Fingertips have room for each, as far as a phone is wide enough for all.
  const [dotWidth, stepWidth] = count <= 4 ? ['min-w-11', undefined] : ['min-w-8', 'w-9!']
  return (
    <div
      className={classNames(
        '-my-1.5 flex h-11 items-center justify-center',
        isPaired && count === 2 && 'lg:hidden',
      )}
    >
      <IconButton
        icon={ChevronBackIcon}
        isMirrored
        label={t('content.banners.previous')}
        onClick={() => carousel.step(-1)}
        className={classNames('text-muted', stepWidth)}
      />
      {Array.from({ length: count }, (_, slide) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
          key={slide}
          type="button"
          aria-label={t('content.banners.position', { number: slide + 1, total: count })}
          aria-current={slide === carousel.index}
          onClick={() => carousel.show(slide)}
          className={classNames(
            'grid h-11 place-items-center rounded-full',
            dotWidth,
            isPaired && slide === count - 1 && 'lg:hidden',
          )}
        >
          <span
            className={classNames(
              'block h-2 rounded-full transition-all',
              slide === carousel.index ? 'w-6 bg-brand' : 'w-2 bg-outline',
            )}
          />
        </button>
      ))}
      <IconButton
        icon={ChevronForwardIcon}
        isMirrored
        label={t('content.banners.next')}
        onClick={() => carousel.step(1)}
        className={classNames('text-muted', stepWidth)}
      />
      <IconButton
        icon={carousel.isPlaying ? PauseIcon : PlayIcon}
        label={t(carousel.isPlaying ? 'content.banners.pause' : 'content.banners.play')}
        onClick={carousel.toggle}
        className={classNames('text-muted motion-reduce:hidden', stepWidth)}
      />
    </div>
  )
}

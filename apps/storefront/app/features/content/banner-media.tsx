import { useTranslation } from '~/session/messages.ts'
import type { Banner } from './banners.ts'

export type BannerMediaProps = {
  media: Banner['media']
  className: string
  /** The class of the text that replaces a picture that cannot be shown. */
  wordsClass?: string
  /** Seen at once when the page opens: fetched first and never lazily. */
  isFirst?: boolean
}

/** The words beside the picture say what it is about, so it has no text of its own. */
export function BannerMedia({
  media,
  className,
  wordsClass = `${className} grid place-items-center bg-ground p-4 text-sm text-muted`,
  isFirst = false,
}: BannerMediaProps) {
  const { t } = useTranslation()
  if (media.kind === 'unsupported') {
    return <span className={wordsClass}>{t('errors.unsupportedMedia')}</span>
  }
  if (media.kind === 'video') {
    return (
      <video
        ref={playIfWelcome}
        className={className}
        muted
        loop
        playsInline
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
      >
        <source src={media.mobile} media="(max-width: 39.99rem)" />
        <source src={media.desktop} />
      </video>
    )
  }
  return (
    <picture>
      <source media="(min-width: 40rem)" srcSet={media.desktop} />
      <img
        src={media.mobile}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  )
}

/** Not by `autoplay`, which knows nothing of reduced motion. A browser that saves data may refuse. */
function playIfWelcome(video: HTMLVideoElement | null): void {
  if (video && matchMedia('(prefers-reduced-motion: no-preference)').matches) {
    video.play().catch(() => undefined)
  }
}

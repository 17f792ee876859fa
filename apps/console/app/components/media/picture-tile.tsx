import type { RestPicture } from '@warsha/contract/console/media/pictures.rest.ts'
import { useTranslation } from '~/session/messages.ts'
import { thumbnailOf } from './thumbnail-of.ts'

/** Checks behind a picture show where it is transparent. */
export const pictureGround = 'bg-ground object-contain'

type PictureTileProps = { picture: RestPicture; onOpen: () => void }

/** A picture of the library in a grid. */
export function PictureTile({ picture, onOpen }: PictureTileProps) {
  const { t, lang } = useTranslation()
  const { url, name, width, height, alt, is_used } = picture
  return (
    <button
      type="button"
      className="panel grid w-full content-start overflow-hidden text-start hover:border-outline"
      onClick={onOpen}
    >
      <img
        src={thumbnailOf(url, 256)}
        alt=""
        loading="lazy"
        width={256}
        height={256}
        className={`aspect-square w-full ${pictureGround}`}
      />
      <span className="grid gap-0.5 px-2.5 py-2">
        <span
          dir="auto"
          className="line-clamp-2 break-words leading-clamp font-medium [text-align:match-parent]"
        >
          {name}
        </span>
        <span className="flex items-center justify-between gap-2 text-xs text-muted">
          <bdi dir="ltr">{t('console-media.size', { width, height })}</bdi>
          {is_used && <span>{t('console-media.usage.used')}</span>}
        </span>
        <span
          className={alt[lang] ? 'line-clamp-2 text-xs leading-clamp text-muted' : 'text-xs text-amber-deep'}
        >
          {alt[lang] || t('console-media.undescribed')}
        </span>
      </span>
    </button>
  )
}

import { classNames } from '@warsha/ui/class-names.ts'
import { BoxIcon } from '@warsha/ui/shop-icons.tsx'
import { useSnapRow } from '@warsha/ui/use-snap-row.ts'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { Picture } from '../detail/variant-pictures.ts'

export type ProductGalleryProps = {
  name: string
  pictures: readonly Picture[]
}

const pictureSize = 1024
const thumbSize = 72

/** Dots on a phone, small pictures where there is room for them. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const { t, dir } = useTranslation()
  const { index, row, show } = useSnapRow<HTMLUListElement>()
  const label = (number: number) => t('product.picture', { number, total: pictures.length })

  /** The words of an operator; a picture that is described by the product's name alone says which one it is. */
  function describe(alt: string, number: number): string {
    if (alt && alt !== name) return alt
    return pictures.length > 1 ? `${name} (${label(number)})` : name
  }

  /** The arrow that points forward is the left one in a right-to-left page. */
  function handleKey(event: KeyboardEvent) {
    const step = { ArrowRight: dir === 'rtl' ? -1 : 1, ArrowLeft: dir === 'rtl' ? 1 : -1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(Math.min(pictures.length - 1, Math.max(0, index + step)))
  }

  if (pictures.length === 0) return <NoPicture name={name} />
  return (
    <section aria-label={t('product.gallery')} className={stayingClass}>
      <ul
        {...row}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onKeyDown={handleKey}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto scroll-smooth overscroll-x-contain rounded-card border border-line bg-picture"
      >
        {pictures.map(({ url, alt }, at) => (
          <li key={url} className="w-full shrink-0 snap-start snap-always">
            <img
              src={url}
              alt={describe(alt, at + 1)}
              width={pictureSize}
              height={pictureSize}
              loading={at === 0 ? 'eager' : 'lazy'}
              fetchPriority={at === 0 ? 'high' : 'auto'}
              decoding={at === 0 ? 'sync' : 'async'}
              className="phone-picture aspect-square w-full object-contain sm:tall:max-h-[calc(100dvh-var(--header-height)-var(--bottom-bar-height)-8.5rem)]"
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="flex justify-center max-sm:-mt-11 max-sm:h-11 sm:mt-3 sm:justify-start sm:gap-3">
          {pictures.map(({ small }, at) => (
            <li key={small} className="relative max-sm:w-11 max-sm:min-w-6">
              <button
                type="button"
                aria-label={label(at + 1)}
                aria-current={at === index}
                onClick={() => show(at)}
                className={classNames(
                  'grid place-items-center rounded-control max-sm:h-11 max-sm:w-full sm:size-18 sm:overflow-hidden sm:border-2 sm:bg-ground',
                  at === index ? 'sm:border-brand' : 'sm:border-transparent sm:hover:border-outline',
                )}
              >
                <span
                  className={classNames(
                    'block h-2 rounded-full transition-all sm:hidden',
                    at === index ? 'w-5 bg-brand' : 'w-2 bg-outline',
                  )}
                />
                <img
                  src={small}
                  alt=""
                  width={thumbSize}
                  height={thumbSize}
                  loading="lazy"
                  decoding="async"
                  className="max-sm:hidden"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** It stays in view while the details beside it scroll by. */
const stayingClass = 'sm:self-start sm:tall:sticky sm:tall:top-[calc(var(--header-height)+1rem)]'

/** The name stands for the picture that is missing. */
function NoPicture({ name }: { name: string }) {
  return (
    <div
      role="img"
      aria-label={name}
      className={classNames(
        'phone-picture grid aspect-square w-full place-items-center rounded-card border border-line bg-ground text-outline',
        stayingClass,
      )}
    >
      <BoxIcon className="size-24" />
    </div>
  )
}

import { classNames } from '@warsha/ui/class-names.ts'
import { BoxIcon } from '@warsha/ui/shop-icons.tsx'
import { useSnapRow } from '@warsha/ui/use-snap-row.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { Picture } from '../detail/variant-pictures.ts'

export type ProductGalleryProps = {
  name: string
  pictures: readonly Picture[]
  /** Lies over the upper start corner: discount and tag. */
  children?: ReactNode
}

const pictureSize = 1024
const thumbSize = 72

/** Dots on a phone, small pictures where there is room for them. */
export function ProductGallery({ name, pictures, children }: ProductGalleryProps) {
  const { t, dir } = useTranslation()
  const { index, row, show } = useSnapRow<HTMLUListElement>()
  const label = (number: number) => t('product.picture', { number, total: pictures.length })

  /** The arrow that points forward is the left one in a right-to-left page. */
  function handleKey(event: KeyboardEvent) {
    const step = { ArrowRight: dir === 'rtl' ? -1 : 1, ArrowLeft: dir === 'rtl' ? 1 : -1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(Math.min(pictures.length - 1, Math.max(0, index + step)))
  }

  if (pictures.length === 0) return <NoPicture name={name}>{children}</NoPicture>
  return (
    <section aria-label={t('product.gallery')}>
      <div className="relative">
        <ul
          {...row}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          onKeyDown={handleKey}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto scroll-smooth overscroll-x-contain rounded-card border border-line bg-ground"
        >
          {pictures.map(({ url }, at) => (
            <li key={url} className="w-full shrink-0 snap-start snap-always">
              <img
                src={url}
                alt={pictures.length > 1 ? `${name} (${label(at + 1)})` : name}
                width={pictureSize}
                height={pictureSize}
                loading={at === 0 ? 'eager' : 'lazy'}
                fetchPriority={at === 0 ? 'high' : 'auto'}
                decoding={at === 0 ? 'sync' : 'async'}
                className="aspect-square w-full object-contain"
              />
            </li>
          ))}
        </ul>
        <div className="pointer-events-none absolute start-3 top-3 flex flex-col items-start gap-2">
          {children}
        </div>
      </div>
      {pictures.length > 1 && (
        <ul className="flex justify-center max-lg:-mt-8 max-lg:h-8 lg:mt-3 lg:justify-start lg:gap-3">
          {pictures.map(({ small }, at) => (
            <li key={small} className="relative">
              <button
                type="button"
                aria-label={label(at + 1)}
                aria-current={at === index}
                onClick={() => show(at)}
                className={classNames(
                  'grid place-items-center rounded-control max-lg:h-8 max-lg:min-w-7 lg:size-18 lg:overflow-hidden lg:border-2 lg:bg-ground',
                  at === index ? 'lg:border-brand' : 'lg:border-transparent lg:hover:border-outline',
                )}
              >
                <span
                  className={classNames(
                    'block h-2 rounded-full transition-all lg:hidden',
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
                  className="max-lg:hidden"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The name stands for the picture that is missing. */
function NoPicture({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="relative">
      <div
        role="img"
        aria-label={name}
        className="grid aspect-square place-items-center rounded-card border border-line bg-ground text-outline"
      >
        <BoxIcon className="size-24" />
      </div>
      <div className="pointer-events-none absolute start-3 top-3 flex flex-col items-start gap-2">
        {children}
      </div>
    </div>
  )
}

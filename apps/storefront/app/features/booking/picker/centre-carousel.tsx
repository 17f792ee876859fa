import { classNames } from '@warsha/ui/class-names.ts'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { CentreSlide, type ReviewsOpener } from './centre-slide.tsx'
import type { RankedCentre } from './rank-centres.ts'
import { wrapIndex } from './wrap-index.ts'

export type CentreCarouselProps = {
  ranked: readonly RankedCentre[]
  index: number
  reviewsOpener: ReviewsOpener
  onGo: (by: 1 | -1) => void
}

/** Shows one centre at a time; the neighbours wait at its sides, so the row has no end. */
export function CentreCarousel({ ranked, index, reviewsOpener, onGo }: CentreCarouselProps) {
  const { t, dir } = useTranslation()
  const swipe = useSwipe((direction) => onGo(dir === 'rtl' ? (-direction as 1 | -1) : direction))

  function handleKey({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') onGo(dir === 'rtl' ? -1 : 1)
    if (key === 'ArrowLeft') onGo(dir === 'rtl' ? 1 : -1)
  }

  return (
    <section
      data-tour="centers"
      aria-roledescription="carousel"
      aria-label={t('booking.picker.centres')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from centre to centre
      tabIndex={0}
      onKeyDown={handleKey}
      className="touch-pan-y overflow-hidden rounded-t-sheet"
      {...swipe}
    >
      <ul className="grid select-none">
        {slidesAround(ranked, index).map(({ item, offset }) => (
          <li
            key={item.centre.id}
            aria-hidden={offset !== 0}
            inert={offset !== 0}
            className={classNames(
              'col-start-1 row-start-1 p-4 pb-3 transition-[translate] duration-200 motion-reduce:transition-none',
              offsetClasses[offset],
            )}
          >
            <CentreSlide item={item} number={index + 1} total={ranked.length} reviewsOpener={reviewsOpener} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Offset = -1 | 0 | 1

const offsetClasses: Record<Offset, string> = {
  [-1]: '-translate-x-full rtl:translate-x-full',
  0: 'translate-x-0',
  1: 'translate-x-full rtl:-translate-x-full',
}

/** The centre in hand and its neighbours in the ring; of two centres one neighbour is enough. */
function slidesAround(
  ranked: readonly RankedCentre[],
  index: number,
): { item: RankedCentre; offset: Offset }[] {
  const offsets: Offset[] = [0, 1, -1]
  const found = new Map<RankedCentre, Offset>()
  for (const offset of offsets) {
    const item = ranked[wrapIndex(index + offset, ranked.length)]
    if (item && !found.has(item)) found.set(item, offset)
  }
  return [...found].map(([item, offset]) => ({ item, offset }))
}

const minSwipePx = 40

/** A finger that goes to the left wants what lies to the right. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = clientX - (from.current ?? clientX)
      from.current = null
      if (Math.abs(distance) >= minSwipePx) onSwipe(distance < 0 ? 1 : -1)
    },
  }
}

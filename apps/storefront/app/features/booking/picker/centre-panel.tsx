import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { Button } from '@warsha/ui/button.tsx'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { ChevronBackIcon, ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { CentreCarousel } from './centre-carousel.tsx'
import { CentreRows } from './centre-rows.tsx'
import type { ReviewsOpener } from './centre-slide.tsx'
import type { RankedCentre } from './rank-centres.ts'
import { wrapIndex } from './wrap-index.ts'

export type CentrePanelProps = {
  ranked: readonly RankedCentre[]
  selected: RankedCentre
  reviewsOpener: ReviewsOpener
  onSelect: (centreId: number) => void
  onProceed: () => void
}

/** The centre in hand, the way to the others, and the way on; all within reach of a thumb. */
export function CentrePanel({ ranked, selected, reviewsOpener, onSelect, onProceed }: CentrePanelProps) {
  const { t } = useTranslation()
  const index = ranked.indexOf(selected)
  const total = ranked.length

  function go(by: 1 | -1) {
    const next = ranked[wrapIndex(index + by, total)]
    if (next) onSelect(next.centre.id)
  }

  return (
    <div className="z-10 min-h-0 bg-surface shadow-raised max-lg:-mt-4 max-lg:rounded-t-sheet lg:flex lg:flex-col lg:border-e lg:border-line lg:shadow-none">
      <p role="status" className="sr-only">
        {isolateName(selected.centre.name)}, {t('booking.picker.position', { number: index + 1, total })}
      </p>
      <CentreCarousel ranked={ranked} index={index} reviewsOpener={reviewsOpener} onGo={go} />
      <div className="flex items-center gap-2 px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:border-b lg:border-line lg:pb-4">
        <div data-tour="arrows" className="flex gap-2">
          <IconButton
            icon={ChevronBackIcon}
            isMirrored
            hasOutline
            label={t('booking.picker.previous')}
            className="size-13"
            onClick={() => go(-1)}
          />
          <IconButton
            icon={ChevronForwardIcon}
            isMirrored
            hasOutline
            label={t('booking.picker.next')}
            className="size-13"
            onClick={() => go(1)}
          />
        </div>
        <Button
          data-tour="submit"
          size="step"
          className="min-w-0 flex-1"
          disabled={selected.centre.earliest === null}
          onClick={onProceed}
        >
          {t('booking.picker.proceed')}
        </Button>
      </div>
      <CentreRows ranked={ranked} selected={selected} onSelect={onSelect} />
    </div>
  )
}

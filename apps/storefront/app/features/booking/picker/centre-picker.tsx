import { IconButton } from '@warsha/ui/icon-button.tsx'
import { CloseIcon } from '@warsha/ui/icons.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { useModal } from '@warsha/ui/use-modal.ts'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLazyOpen } from '~/session/use-lazy-open.ts'
import type { Point } from '../calls/booking-calls.ts'
import { LazyReviews, loadReviews } from '../reviews/load-reviews.ts'
import type { Choice } from '../screen/book-slot.ts'
import { TimeDrawer } from '../times/time-drawer.tsx'
import { CentreMap } from './centre-map.tsx'
import { CentrePanel } from './centre-panel.tsx'
import { CentreTour } from './centre-tour.tsx'
import { Legend } from './legend.tsx'
import type { PickerProps } from './picker-props.ts'
import { PickerState } from './picker-state.tsx'
import { TourOffer } from './tour-offer.tsx'
import { useCentres } from './use-centres.ts'

export type CentrePickerProps = PickerProps & {
  noServices: ReactNode
  onBook: (choice: Choice) => void
}

/** The whole screen: the map, the centres one by one, and the way on to their hours. It opens on the soonest. */
export function CentrePicker(props: CentrePickerProps) {
  const { line, way, visit, tiles, isSignedIn, refuseStock, noServices, onBook, onClose } = props
  const { t } = useTranslation()
  const titleId = useId()
  const dialog = useModal({ isOpen: true, onClose })
  const [position, setPosition] = useState<Point | null>(null)
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const [isTimeOpen, setTimeOpen] = useState(false)
  const [isTourWanted, setTourWanted] = useState(false)
  const reviews = useLazyOpen(loadReviews)
  const { ranked, hasFailed, reload } = useCentres({ line, way, position, visit }, refuseStock)
  // The centre whose times are looked at stays, though another one may become the soonest meanwhile.
  const openTimes = (centreId: number) => {
    setSelectedId(centreId)
    setTimeOpen(true)
  }
  const selected = ranked?.find(({ centre }) => centre.id === selectedId) ?? ranked?.[0]

  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className="fills-window fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-surface p-0 text-ink outline-none"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] lg:grid-cols-[27rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]">
        <div className="z-10 border-b border-line bg-surface lg:border-e">
          <div className="flex min-h-14 items-center gap-2 py-2 ps-4 pe-1.5">
            <div className="min-w-0 flex-1">
              <h2 id={titleId} className="truncate text-lg font-bold leading-heading">
                {t('booking.picker.title')}
              </h2>
              <p className="truncate text-xs text-muted">
                {way.name} · <ProductName name={line.name} />
              </p>
            </div>
            <IconButton icon={CloseIcon} label={t('shell.close')} onClick={onClose} />
          </div>
          {selected && <Legend />}
          {selected && !isTourWanted && <TourOffer onStart={() => setTourWanted(true)} />}
        </div>
        {selected && ranked ? (
          <>
            <CentreMap
              ranked={ranked}
              selected={selected}
              tiles={tiles}
              position={position}
              onPosition={setPosition}
              onSelect={setSelectedId}
            />
            <CentrePanel
              ranked={ranked}
              selected={selected}
              reviewsOpener={reviews.opener}
              onSelect={setSelectedId}
              onProceed={() => openTimes(selected.centre.id)}
            />
            {isTourWanted && <CentreTour />}
          </>
        ) : (
          <PickerState
            isEmpty={ranked?.length === 0}
            hasFailed={hasFailed}
            noServices={noServices}
            onRetry={reload}
          />
        )}
      </div>
      {reviews.isOpen && selected && (
        <Suspense>
          <LazyReviews isOpen centre={selected.centre} onClose={reviews.close} />
        </Suspense>
      )}
      {isTimeOpen && selected && (
        <TimeDrawer
          question={{ line, way, position, visit }}
          centre={selected.centre}
          isSignedIn={isSignedIn}
          refuseStock={refuseStock}
          onSelect={onBook}
          onClose={() => setTimeOpen(false)}
        />
      )}
    </dialog>
  )
}

import { Button } from '@warsha/ui/button.tsx'
import { Drawer } from '@warsha/ui/drawer.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { VisitToMove } from '../calls/booking-calls.ts'
import type { Choice } from '../screen/book-slot.ts'
import { TimeDrawer } from '../times/time-drawer.tsx'
import { TimesSkeleton } from '../times/times-skeleton.tsx'
import { CentrePicker } from './centre-picker.tsx'
import type { PickerProps } from './picker-props.ts'
import { useCentres } from './use-centres.ts'

export type VisitPickerProps = Omit<PickerProps, 'visit' | 'isSignedIn' | 'refuseStock'> & {
  visit: VisitToMove
  noServices: ReactNode
  onPick: (choice: Choice) => void
}

/** Another hour for a visit that is booked: at any centre that does the work, or at the customer's own address as before. */
export function VisitPicker({ onPick, noServices, ...props }: VisitPickerProps) {
  const known = { ...props, isSignedIn: true, refuseStock: () => false }
  return props.way.place === 'home' ? (
    <HomeVisitPicker {...known} onPick={onPick} />
  ) : (
    <CentrePicker {...known} noServices={noServices} onBook={onPick} />
  )
}

type HomeVisitPickerProps = PickerProps & Pick<VisitPickerProps, 'visit' | 'onPick'>

/** Hours of the one centre that comes to the address. */
function HomeVisitPicker({
  line,
  way,
  visit,
  isSignedIn,
  refuseStock,
  onPick,
  onClose,
}: HomeVisitPickerProps) {
  const { t } = useTranslation()
  const { ranked, hasFailed, reload } = useCentres({ line, way, position: null, visit }, refuseStock)
  const centre = ranked?.[0]?.centre
  if (centre)
    return (
      <TimeDrawer
        question={{ line, way, position: null, visit }}
        centre={centre}
        isSignedIn={isSignedIn}
        refuseStock={refuseStock}
        onSelect={onPick}
        onClose={onClose}
      />
    )
  return (
    <Drawer
      isOpen
      side="bottom"
      title={t('booking.times.title')}
      closeLabel={t('shell.close')}
      sizeClass="h-[min(46rem,92dvh)]"
      onClose={onClose}
    >
      {!hasFailed && !ranked && <TimesSkeleton />}
      {hasFailed && (
        <div role="alert" className="grid justify-items-center gap-4 p-8 text-center">
          <p>{t('booking.failed')}</p>
          <Button onClick={reload}>{t('booking.retry')}</Button>
        </div>
      )}
      {ranked && (
        <p role="status" className="p-8 text-center text-muted">
          {t('booking.home.nobody')}
        </p>
      )}
    </Drawer>
  )
}

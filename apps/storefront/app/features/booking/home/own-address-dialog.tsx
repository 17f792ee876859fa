import type { RestBookingCentre } from '@warsha/contract/booking/booking.rest.ts'
import type { OwnAddress } from '@warsha/contract/cart/create-booking.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLatestCall } from '~/session/use-latest-call.ts'
import { listCentres } from '../calls/booking-calls.ts'
import { showCentreFailure } from '../calls/show-centre-failure.ts'
import type { PickerProps } from '../picker/picker-props.ts'
import { rankCentres } from '../picker/rank-centres.ts'
import type { Choice } from '../screen/book-slot.ts'
import { TimeDrawer } from '../times/time-drawer.tsx'
import type { AddressChoicesProps } from './address-choices.tsx'
import { NewAddress } from './new-address.tsx'

export type OwnAddressDialogProps = PickerProps & {
  /** The customer's saved addresses, each with a way to choose it; nothing for a visitor. */
  renderSaved: (actions: Pick<AddressChoicesProps, 'onChoose' | 'onPlace'>) => ReactNode
  onBook: (choice: Choice) => void
}

/** Where somebody should come: a saved address or a new one. The times are those of the centre that serves it. */
export function OwnAddressDialog(props: OwnAddressDialogProps) {
  const { line, way, tiles, isSignedIn, refuseStock, renderSaved, onBook, onClose } = props
  const { t } = useTranslation()
  const [placed, setPlaced] = useState('')
  const { address, centre, isNobody, isPending, choose, reset } = useServingCentre(props)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('booking.home.title')}
      closeLabel={t('shell.close')}
      className="max-w-150"
    >
      <div aria-busy={isPending || undefined} className="grid gap-5">
        <p className="text-sm text-muted">
          {way.name} · <ProductName name={line.name} />
        </p>
        {renderSaved({ onChoose: choose, onPlace: setPlaced })}
        <NewAddress key={placed} text={placed} tiles={tiles} isPending={isPending} onChoose={choose} />
        <p role="alert" className="rounded-control bg-amber-tint p-3 text-amber-ink empty:hidden">
          {isNobody && t('booking.home.nobody')}
        </p>
        <p role="status" className="sr-only">
          {centre && t('booking.home.servedBy', { centre: isolateName(centre.name) })}
        </p>
      </div>
      {centre && address && (
        <TimeDrawer
          question={{ line, way, position: pointOf(address) }}
          centre={centre}
          isSignedIn={isSignedIn}
          refuseStock={refuseStock}
          onSelect={(choice) => onBook({ ...choice, ownAddress: address })}
          onClose={reset}
        />
      )}
    </Dialog>
  )
}

type Served = { address: OwnAddress; centre: RestBookingCentre | null }

/** Asks who comes to an address; the one with the earliest hour does. */
function useServingCentre({ line, way, refuseStock }: OwnAddressDialogProps) {
  const [served, setServed] = useState<Served | null>(null)
  const { run, isPending } = useLatestCall()

  async function choose(address: OwnAddress) {
    try {
      const found = await run((signal) => listCentres({ line, way, position: pointOf(address) }, { signal }))
      if (found) setServed({ address, centre: rankCentres(found)[0]?.centre ?? null })
    } catch (error) {
      showCentreFailure(error, refuseStock)
    }
  }

  return {
    address: served?.address ?? null,
    centre: served?.centre ?? null,
    isNobody: served !== null && served.centre === null,
    isPending,
    choose: (address: OwnAddress) => void choose(address),
    reset: () => setServed(null),
  }
}

function pointOf({ latitude, longitude }: OwnAddress) {
  return { latitude, longitude }
}

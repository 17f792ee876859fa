import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import type { ReactNode } from 'react'
import { whenText } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import type { ServiceWay } from '../calls/booking-calls.ts'
import type { RefuseStock } from '../calls/show-centre-failure.ts'
import { OwnAddressDialog, type OwnAddressDialogProps } from '../home/own-address-dialog.tsx'
import { bookLine, type Choice } from '../screen/book-hour.ts'
import { CentrePicker } from './centre-picker.tsx'

export type BookingPickerProps = {
  line: CartLine
  way: ServiceWay
  tiles: MapTiles | null
  isSignedIn: boolean
  refuseStock: RefuseStock
  noServices: ReactNode
  renderSaved: OwnAddressDialogProps['renderSaved']
  onClose: () => void
}

/** Where and when one line is done: at a centre, or at the customer's own address. */
export function BookingPicker({ noServices, renderSaved, ...props }: BookingPickerProps) {
  const { t, lang } = useTranslation()

  function book(choice: Choice) {
    bookLine(props.line.variantId, choice)
    const { date, time } = choice.hour
    const shown = whenText({ t, lang }, date, time.replace('-', '–'))
    const centre = isolateName(choice.centre.name)
    toast.success(t('booking.visit.booked', { time: shown, centre }), { id: 'booking', isReplacing: true })
    props.onClose()
  }

  if (props.way.place === 'home')
    return <OwnAddressDialog {...props} renderSaved={renderSaved} onBook={book} />
  return <CentrePicker {...props} noServices={noServices} onBook={book} />
}

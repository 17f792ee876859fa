import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import type { ReactNode } from 'react'
import { whenText } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { OwnAddressDialog, type OwnAddressDialogProps } from '../home/own-address-dialog.tsx'
import { bookLine, type Choice } from '../screen/book-slot.ts'
import { CentrePicker } from './centre-picker.tsx'
import type { PickerProps } from './picker-props.ts'

type BookingPickerProps = PickerProps & {
  noServices: ReactNode
  renderSaved: OwnAddressDialogProps['renderSaved']
}

/** Where and when one line is done: at a centre, or at the customer's own address. */
export function BookingPicker({ noServices, renderSaved, ...props }: BookingPickerProps) {
  const { t, lang } = useTranslation()

  function book(choice: Choice) {
    bookLine(props.line.variantId, choice)
    const { date, time } = choice.hour
    const shown = whenText({ t, lang }, date, time.replace('-', '–'))
    const centre = isolateName(choice.centre.name)
    toast.success(t('booking.visit.booked', { time: shown, centre }), {
      id: 'booking',
      isReplacing: true,
      isOfPage: true,
    })
    props.onClose()
  }

  if (props.way.place === 'home')
    return <OwnAddressDialog {...props} renderSaved={renderSaved} onBook={book} />
  return <CentrePicker {...props} noServices={noServices} onBook={book} />
}

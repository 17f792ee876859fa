import type { RestBookedSlots } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { closeCentreCall } from '@warsha/contract/console/closures/closures.calls.ts'
import { Link } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'

/** Below a schedule or holiday that is refused because hours are booked: the way to close them, with alternatives for each. */
export function CloseInstead({ booked }: { booked: RestBookedSlots }) {
  const { t } = useTranslation()
  const operator = useOperator()
  const address = closingOf(booked)
  if (!address || !mayCall(operator, closeCentreCall.access)) return null
  return (
    <p className="text-sm">
      <Link to={address} className="link">
        {t('console.command.closeInstead')}
      </Link>
    </p>
  )
}

/** The closing of the first centre's booked hours, from the first to the last. */
function closingOf(booked: RestBookedSlots): string | undefined {
  const centre = booked.slots[0]?.centre_id
  const slots = booked.slots.filter(({ centre_id }) => centre_id === centre)
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return undefined
  const from = `${first.date}T${first.start_time}`
  const to = `${last.date}T${last.end_time}`
  return `/closing/new?${new URLSearchParams({ centre: String(centre), from, to })}`
}

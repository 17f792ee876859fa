import type { RestToday } from '@warsha/contract/console/dashboard/today.rest.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { CalendarIcon } from '@warsha/ui/shop-icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { ListLink } from './list-link.tsx'

type CentreBookingsProps = { centres: RestToday['centres'] }

/** How full each centre is today, and who has come. */
export function CentreBookings({ centres }: CentreBookingsProps) {
  const { t, lang } = useTranslation()
  if (centres.length === 0)
    return (
      <EmptyState
        icon={CalendarIcon}
        title={t('console-today.noHours')}
        text={t('console-today.noHoursText')}
      />
    )
  return (
    <table className="w-full text-start">
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="pb-2 text-start font-medium">
            {t('console-today.centre')}
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-medium">
            {t('console-today.booked')}
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-medium">
            {t('console-today.held')}
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-medium">
            {t('console-today.arrived')}
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-medium">
            {t('console-today.late')}
          </th>
        </tr>
      </thead>
      <tbody>
        {centres.map(({ centre, capacity, booked, held, arrived, late, board }) => (
          <tr key={centre.id} className="border-t border-line align-top">
            <th scope="row" className="py-2.5 text-start font-medium">
              <ListLink list={board} label={t('console-today.openBoard', { centre: centre.name[lang] })}>
                {centre.name[lang]}
              </ListLink>
              <progress
                aria-hidden="true"
                className="meter mt-1.5 block w-full max-w-64"
                max={Math.max(capacity, 1)}
                value={booked}
              />
            </th>
            <td className="py-2.5 ps-3 text-end tabular-nums whitespace-nowrap">
              {t('console-today.bookedOf', { booked, capacity })}
            </td>
            <td className="py-2.5 ps-3 text-end tabular-nums">{held}</td>
            <td className="py-2.5 ps-3 text-end tabular-nums">
              <ListLink list={arrived.list}>{arrived.count}</ListLink>
            </td>
            <td className="py-2.5 ps-3 text-end tabular-nums">
              <ListLink list={late.list} className={late.count > 0 ? 'font-bold text-danger' : undefined}>
                {late.count}
              </ListLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

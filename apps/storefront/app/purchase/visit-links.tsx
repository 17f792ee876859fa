import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { PhoneIcon } from '@warsha/ui/icons.tsx'
import { DirectionsIcon } from '@warsha/ui/later-icons.tsx'
import { CalendarIcon } from '@warsha/ui/shop-icons.tsx'
import { handOver } from '~/session/download-file.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { calendarFile } from './calendar-file.ts'
import { directionsLink } from './directions-link.ts'
import type { Visit } from './visits.ts'

export type VisitOrder = { id: string; number: string }

export type VisitLinksProps = {
  visit: Visit<{ id: string; translatedProductName: string }>
  order: VisitOrder
  /** The appointment is still to come: one puts it into the calendar. */
  isAhead: boolean
}

/** The way to an appointment, the phone of its centre, and the appointment for the calendar. */
export function VisitLinks({ visit, order, isAhead }: VisitLinksProps) {
  const { t } = useTranslation()
  const addToCalendar = useCalendar(visit, order)
  const { point, phone, kind } = visit
  return (
    <>
      {point && kind !== 'home' && (
        <a
          href={directionsLink(point)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <DirectionsIcon className="size-4.5" /> {t('orders.directions')}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className={buttonClass({ variant: 'secondary' })}>
          <PhoneIcon className="size-4.5" /> {t('orders.call')}
        </a>
      )}
      {isAhead && (
        <Button variant="secondary" onClick={addToCalendar}>
          <CalendarIcon className="size-4.5" /> {t('orders.calendar')}
        </Button>
      )}
    </>
  )
}

function useCalendar(visit: VisitLinksProps['visit'], { id, number }: VisitOrder): () => void {
  const { t, lang } = useTranslation()
  const { date, time, centre, address, point, phone, kind, lines } = visit
  return () => {
    const work = lines.map((line) => line.translatedProductName).join(lang === 'ar' ? '، ' : ', ')
    const entry = {
      // An order's first line of the visit stands for the visit, wherever it is moved to.
      uid: `${lines[0]?.id ?? id}@${location.host}`,
      date,
      time,
      title: kind === 'home' ? work : `${work} · ${centre}`,
      place: [kind === 'home' ? '' : centre, address].filter(Boolean).join(lang === 'ar' ? '، ' : ', '),
      point,
      notes: [t('orders.number', { number }), t(`orders.bring.${kind}`), phone].filter(Boolean),
      url: `${location.origin}${localePath(lang, `/my-order/${id}`)}`,
    }
    const file = new Blob([calendarFile(entry, new Date())], { type: 'text/calendar;charset=utf-8' })
    handOver(file, `warsha-${number}.ics`)
  }
}

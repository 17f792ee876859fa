import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { RestCarService } from '@warsha/contract/logbook/logbook.rest.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { ChevronDownIcon, ClockIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

function NoHistory() {
  const { t } = useTranslation()
  return (
    <p className="flex items-center gap-2.5 rounded-control bg-ground p-2.5 text-sm text-muted">
      <ClockIcon className="size-5 shrink-0" />
      {t('cars.history.none')}
    </p>
  )
}

/** What was done on a car, and what falls due next. */
export function CarHistory({ services }: { services: readonly RestCarService[] }) {
  const { t, lang } = useTranslation()
  const dayIn = (date: string) => (date ? formatDay(date, lang, new Date()) : '')
  if (services.length === 0) return <NoHistory />
  const coming = services.filter(({ due_on }) => due_on !== null)
  return (
    <div className="grid gap-2 text-sm">
      {coming.map((service) => (
        <div
          key={service.id}
          className={
            service.is_due
              ? 'flex flex-wrap items-center gap-2 rounded-control bg-amber-tint p-2.5 text-amber-ink'
              : 'flex flex-wrap items-center gap-2 rounded-control bg-ground p-2.5'
          }
        >
          <ClockIcon className="size-5 shrink-0" />
          <p className="min-w-0 flex-1">
            <span className="block font-semibold">
              <bdi>{service.work}</bdi>
            </span>
            <span>
              {t('cars.history.due', { date: dayIn(service.due_on ?? '') })}
              {service.due_kilometres !== null &&
                ` ${t('cars.history.dueKilometres', { kilometres: isolate(service.due_kilometres.toLocaleString('en')) })}`}
            </span>
          </p>
          <Link
            to={localePath(lang, `/my-cars/rebook/${service.id}`)}
            className={buttonClass({ variant: service.is_due ? 'primary' : 'secondary', size: 'small' })}
          >
            {t('cars.history.rebook')}
          </Link>
        </div>
      ))}
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-brand">
          {t('cars.history.title', { count: services.length })}
          <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ol className="mt-1 grid gap-2">
          {services.map(({ id, work, centre, done_on, kilometres }) => (
            <li key={id} className="border-s-2 border-line ps-3">
              <p className="font-semibold">
                <bdi>{work}</bdi>
              </p>
              <p className="text-muted">
                {dayIn(done_on)}
                {centre && (
                  <>
                    {' · '}
                    <bdi>{centre}</bdi>
                  </>
                )}
                {kilometres !== null && (
                  <>
                    {' · '}
                    {t('cars.history.kilometres', { kilometres: isolate(kilometres.toLocaleString('en')) })}
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

import { ApiError } from '@warsha/contract/client/transport.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { deliverVisitCall, listDriverVisitsCall } from '@warsha/contract/orders/driver-visits.calls.ts'
import type { RestDriverVisit } from '@warsha/contract/orders/driver-visits.rest.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { CalendarIcon, CarIcon, TruckIcon } from '@warsha/ui/shop-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '~/session/browser-api.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { useLoad } from '~/session/use-load.ts'

type Day = { isDriver: boolean; visits: readonly RestDriverVisit[] }

/** The day's visits of the driver's own centre: hour, car and work. */
export function DriverVisitsPage() {
  const { t, lang } = useTranslation()
  const { value: day, hasFailed, reload } = useLoad(['driver-visits'], readDay)
  if (!day)
    return (
      <div className="page-width grid gap-3 py-5">
        {hasFailed ? (
          <Button variant="secondary" onClick={reload}>
            {t('orders.retry')}
          </Button>
        ) : (
          <Skeleton className="h-28" />
        )}
      </div>
    )
  if (!day.isDriver)
    return (
      <EmptyState
        icon={TruckIcon}
        title={t('orders.driver.onlyDrivers')}
        text={t('orders.driver.onlyDriversText')}
        action={
          <Link to={localePath(lang, '/login?driver=1')} className={buttonClass({ size: 'step' })}>
            {t('orders.driver.signIn')}
          </Link>
        }
      />
    )
  if (day.visits.length === 0)
    return (
      <EmptyState icon={CalendarIcon} title={t('orders.driver.empty')} text={t('orders.driver.emptyText')} />
    )
  const visits = Map.groupBy(day.visits, ({ order_id, appointment_at }) => `${appointment_at} ${order_id}`)
  return (
    <ol className="page-width grid gap-3 py-5 lg:max-w-3xl lg:py-8">
      {[...visits].map(([key, lines]) => (
        <li key={key}>
          <DriverVisit lines={lines} onDelivered={reload} />
        </li>
      ))}
    </ol>
  )
}

function DriverVisit({ lines, onDelivered }: { lines: readonly RestDriverVisit[]; onDelivered: () => void }) {
  const { t, lang } = useTranslation()
  const [isPending, setPending] = useState(false)
  const [first] = lines
  const open = lines.find(({ used, returned, expired, quantity }) => used + returned + expired < quantity)
  if (!first) return null
  const car = lines.find((line) => line.car)?.car

  async function deliver(line_id: string) {
    setPending(true)
    try {
      await browserApi().call(deliverVisitCall, { body: { line_id } })
    } catch (error) {
      showErrors(error)
    } finally {
      setPending(false)
      onDelivered()
    }
  }

  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <bdi dir="ltr" className="text-xl font-bold tabular-nums">
        {muscatTime(first.appointment_at)}
      </bdi>
      <div className="min-w-0 flex-1">
        {lines.map(({ line_id, product, quantity }) => (
          <p key={line_id} className="font-semibold">
            <ProductName name={product[lang]} />{' '}
            {quantity > 1 && <bdi className="text-muted">× {quantity}</bdi>}
          </p>
        ))}
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {car && (
            <span className="inline-flex items-center gap-1">
              <CarIcon className="size-4" />
              <bdi>{car}</bdi>
            </span>
          )}
          <bdi>{t('orders.number', { number: String(first.order_number) })}</bdi>
        </p>
      </div>
      {open ? (
        <Button isPending={isPending} className="max-sm:w-full" onClick={() => deliver(open.line_id)}>
          {t('orders.driver.delivered')}
        </Button>
      ) : (
        <Badge tone={lines.some(({ used }) => used > 0) ? 'brand' : 'neutral'}>
          {t(lines.some(({ used }) => used > 0) ? 'orders.driver.done' : 'orders.driver.over')}
        </Badge>
      )}
    </Card>
  )
}

/** Somebody who has not signed in as a driver is told so. */
async function readDay(signal: AbortSignal): Promise<Day> {
  try {
    const { data } = await browserApi().call(listDriverVisitsCall, { signal, isBackground: true })
    return { isDriver: true, visits: data }
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return { isDriver: false, visits: [] }
    throw error
  }
}

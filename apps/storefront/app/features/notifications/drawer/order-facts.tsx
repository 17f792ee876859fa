import { formatDay } from '@warsha/contract/formats/format-day.ts'
import type { NotifiedOrder } from '@warsha/contract/notifications/notifications.rest.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { DirectionsIcon } from '@warsha/ui/later-icons.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { directionsLink } from '~/purchase/directions-link.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

/** The order that a notification is about, as it was then, with the way to the centre and to the order itself. */
export function OrderFacts({ order }: { order: NotifiedOrder }) {
  const { t, lang } = useTranslation()
  const centre = order.service_center
  return (
    <>
      <dl className={classNames(cardClass, 'grid divide-y divide-line px-4')}>
        <Fact name={t('notifications.drawer.product')}>
          <ProductName name={order.product_name} />
        </Fact>
        <Fact name={t('notifications.drawer.quantity')}>
          <bdi className="tabular-nums">{order.quantity}</bdi>
        </Fact>
        {order.delivery_date && (
          <Fact name={t('notifications.drawer.appointment')}>
            <bdi>{formatDay(order.delivery_date, lang, Date.now())}</bdi>
          </Fact>
        )}
        {centre && (
          <Fact name={t('notifications.drawer.centre')}>
            <bdi>{centre.name}</bdi>
          </Fact>
        )}
        <Fact name={t('notifications.drawer.status')}>{useStatusText('status', order.status)}</Fact>
        <Fact name={t('notifications.drawer.payment')}>{useStatusText('payment', order.payment_status)}</Fact>
      </dl>
      <div className="grid gap-2">
        <Link
          to={localePath(lang, `/my-order/${encodeURIComponent(order.saleor_order_id)}`)}
          className={buttonClass({ size: 'step', isFullWidth: true })}
        >
          {t('notifications.drawer.order')}
        </Link>
        {centre?.default_location_address && (
          <a
            href={directionsLink(centre.default_location_address)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: 'secondary', isFullWidth: true })}
          >
            <DirectionsIcon className="size-4" />
            {t('notifications.drawer.directions')}
            <span className="sr-only">({t('shell.opensInNewTab')})</span>
          </a>
        )}
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3 text-sm">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-end font-semibold">{children}</dd>
    </div>
  )
}

/** A status that this build does not know is shown by a generic text. */
function useStatusText(kind: 'status' | 'payment', status: string): string {
  const { t } = useTranslation()
  const keys = kind === 'status' ? orderStatuses : paymentStatuses
  const known = keys.find((each) => each === status)
  return known ? t(`orders.${kind}.${known}` as 'orders.status.DRAFT') : t('orders.unknownStatus')
}

const orderStatuses: readonly string[] = [
  'DRAFT',
  'UNCONFIRMED',
  'UNFULFILLED',
  'PARTIALLY_FULFILLED',
  'PARTIALLY_RETURNED',
  'RETURNED',
  'FULFILLED',
  'CANCELED',
  'EXPIRED',
]

const paymentStatuses: readonly string[] = [
  'NOT_CHARGED',
  'PENDING',
  'PARTIALLY_CHARGED',
  'FULLY_CHARGED',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'REFUSED',
  'CANCELED',
]

import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'
import { MailIcon, PhoneIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'

/** Whom to call, and where goods go. */
export function OrderCustomer({ order: { customer, shipping_address } }: { order: RestConsoleOrder }) {
  const { t } = useTranslation()
  const may = useMay()
  return (
    <Panel
      title={t('console-orders.page.customer')}
      actions={
        may('customers.read') && (
          <Link to={`/customers/${encodeURIComponent(customer.id)}`} className="link text-sm">
            {t('console-orders.page.openCustomer')}
          </Link>
        )
      }
    >
      <p className="font-semibold">
        <bdi>{customer.name || '–'}</bdi>
      </p>
      <p className="mt-1.5 flex items-center gap-2">
        <PhoneIcon className="size-4 text-muted" />
        {customer.phone ? (
          <a href={`tel:${customer.phone}`} dir="ltr" className="link">
            {customer.phone}
          </a>
        ) : (
          <bdi dir="ltr">{customer.masked_phone}</bdi>
        )}
      </p>
      {customer.email && (
        <p className="mt-1 flex items-center gap-2">
          <MailIcon className="size-4 text-muted" />
          <a href={`mailto:${customer.email}`} dir="ltr" className="link min-w-0 truncate">
            {customer.email}
          </a>
        </p>
      )}
      {shipping_address && (
        <p className="mt-3 flex gap-2 border-t border-line pt-3">
          <PinIcon className="mt-0.5 size-4 text-muted" />
          <span>
            <span className="block text-xs text-muted">{t('console-orders.page.address')}</span>
            <bdi>
              {[shipping_address.name, shipping_address.street, shipping_address.city]
                .filter(Boolean)
                .join(', ')}
            </bdi>
          </span>
        </p>
      )}
    </Panel>
  )
}

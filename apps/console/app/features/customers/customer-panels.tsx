import type { RestCustomer } from '@warsha/contract/console/customers/customers.rest.ts'
import { localeNames } from '@warsha/i18n/locales.ts'
import { Button } from '@warsha/ui/button.tsx'
import { CarIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { OrderStatus } from '~/components/order-status.tsx'
import { Fact, Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'

export function CustomerOrders({ customer }: { customer: RestCustomer }) {
  const { t } = useTranslation()
  const { recent_orders, phone } = customer
  return (
    <Panel
      title={t('console-customers.page.orders')}
      actions={
        phone && (
          <Link to={`/orders?search=${encodeURIComponent(phone.slice(-8))}`} className="link text-sm">
            {t('console-customers.page.allOrders')}
          </Link>
        )
      }
    >
      {recent_orders.length === 0 && <p className="text-muted">{t('console-customers.page.noOrders')}</p>}
      <ul className="-my-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 divide-y divide-line empty:hidden sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        {recent_orders.map(({ id, number, placed_at, status, total_baisa }) => (
          <li key={id} className="col-span-full grid grid-cols-subgrid items-center gap-y-1 py-2.5">
            <Link to={`/orders/${encodeURIComponent(id)}`} className="link justify-self-start">
              <bdi dir="ltr">{`#${number}`}</bdi>
            </Link>
            <span className="text-sm text-muted max-sm:order-1">
              <Moment at={placed_at} />
            </span>
            <span className="flex max-sm:order-2 max-sm:justify-end">
              <OrderStatus status={status} />
            </span>
            <Money amount={total_baisa} className="text-end" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type CustomerWalletProps = { customer: RestCustomer; onAdjust: (() => void) | undefined }

export function CustomerWallet({ customer: { wallet_baisa }, onAdjust }: CustomerWalletProps) {
  const { t } = useTranslation()
  return (
    <Panel
      title={t('console-customers.page.wallet')}
      actions={
        onAdjust &&
        wallet_baisa !== null && (
          <Button size="small" variant="secondary" onClick={onAdjust}>
            {t('console-customers.adjust.action')}
          </Button>
        )
      }
    >
      {wallet_baisa === null ? (
        <p className="text-muted">{t('console-customers.page.walletHidden')}</p>
      ) : (
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-muted">{t('console-customers.page.balance')}</span>
          <Money amount={wallet_baisa} className="text-xl font-bold" />
        </p>
      )}
    </Panel>
  )
}

export function CustomerContact({ customer }: { customer: RestCustomer }) {
  const { t, lang } = useTranslation()
  const { phone, email, language, last_login_at, registered_at, cars } = customer
  return (
    <>
      <Panel title={t('console-customers.page.contact')}>
        <dl>
          {phone && (
            <Fact name={t('console-customers.page.phone')}>
              <a href={`tel:${phone}`} dir="ltr" className="link">
                {phone}
              </a>
            </Fact>
          )}
          {email && (
            <Fact name={t('console-customers.page.email')}>
              <a href={`mailto:${email}`} dir="ltr" className="link block truncate">
                {email}
              </a>
            </Fact>
          )}
          <Fact name={t('console-customers.page.language')}>{localeNames[language]}</Fact>
          <Fact name={t('console-customers.page.registered')}>
            <Moment at={registered_at} hasTime={false} />
          </Fact>
          {last_login_at && (
            <Fact name={t('console-customers.page.lastLogin')}>
              <Moment at={last_login_at} />
            </Fact>
          )}
        </dl>
      </Panel>
      <Panel title={t('console-customers.page.cars')}>
        {cars.length === 0 && <p className="text-muted">{t('console-customers.page.noCars')}</p>}
        <ul className="grid gap-2">
          {cars.map((car) => (
            <li key={`${car.model_en} ${car.year}`} className="flex items-center gap-2">
              <CarIcon className="size-4 text-muted" />
              <bdi>
                {lang === 'ar' ? `${car.brand_ar} ${car.model_ar}` : `${car.brand_en} ${car.model_en}`}{' '}
                {String(car.year)}
              </bdi>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}

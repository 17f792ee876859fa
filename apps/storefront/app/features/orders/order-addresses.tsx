import { bookedOption } from '@warsha/contract/cart/booked-option.ts'
import { readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { Card } from '@warsha/ui/card.tsx'
import { useTranslation } from '~/session/messages.ts'
import { goodsOf } from './goods-of.ts'
import type { ShownLine, ShownOrder } from './order-calls.ts'

/** Where goods are brought, and the name and address on the bill. */
export function OrderAddresses({ order }: { order: ShownOrder }) {
  const { t } = useTranslation()
  // Where nothing is brought, the shipping address is only that of a collection point.
  const isBrought = goodsOf(order.lines).some(isDelivered)
  return (
    <>
      {isBrought && <AddressCard title={t('orders.shippingAddress')} address={order.shippingAddress} />}
      <BillingCard address={order.billingAddress} />
    </>
  )
}

/** Billing name and address. City and country are the same on every bill, and told in English only. */
function BillingCard({ address }: { address: ShownOrder['billingAddress'] }) {
  const { t } = useTranslation()
  if (!address) return null
  const name = `${address.firstName} ${address.lastName}`.trim()
  return (
    <Card>
      <h2 className="font-semibold leading-heading">{t('orders.billingAddress')}</h2>
      {name && (
        <p className="mt-1 text-sm">
          <bdi>{name}</bdi>
        </p>
      )}
      <p className="mt-1 text-sm text-muted">
        <bdi>{address.streetAddress1}</bdi>
      </p>
    </Card>
  )
}

type AddressCardProps = { title: string; address: ShownOrder['shippingAddress'] }

function AddressCard({ title, address }: AddressCardProps) {
  if (!address) return null
  return (
    <Card>
      <h2 className="font-semibold leading-heading">{title}</h2>
      <p className="mt-1 text-sm text-muted">
        <bdi>{address.streetAddress1}</bdi> · <bdi>{address.cityName}</bdi> ·{' '}
        <bdi>{address.country.country}</bdi>
      </p>
    </Card>
  )
}

/** Brought without an appointment; one at home has its address in the booking. */
function isDelivered({ metadata }: ShownLine): boolean {
  return bookedOption(metadata) === 'delivery' && !readMetadata(metadata, 'delivery_date')
}

import type { RestCustomer, RestListedCustomer } from '@warsha/contract/console/customers/customers.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Actor } from '#commands/define-command.ts'
import { maskPhone } from '#modules/identity/index.ts'
import type { Blocking } from '../../use-cases/block-customers.ts'
import type { ListedCustomer } from '../../use-cases/list-customers.ts'
import type { OpenedCustomer } from '../../use-cases/open-customer.ts'

type Reader = Pick<Actor, 'permissions'>

export function toListedCustomer(customer: ListedCustomer, reader: Reader): RestListedCustomer {
  return { ...shared(customer, reader), masked_phone: maskPhone(customer.phone) }
}

export function toCustomer({ customer, orders, cars }: OpenedCustomer, reader: Reader): RestCustomer {
  return {
    ...shared(customer, reader),
    phone: customer.phone,
    email: customer.email,
    language: customer.language,
    last_login_at: customer.lastLoginAt?.toISOString() ?? null,
    cars: cars.map(({ model, year }) => ({
      brand_en: model.brand.nameEn,
      brand_ar: model.brand.nameAr,
      model_en: model.nameEn,
      model_ar: model.nameAr,
      year,
    })),
    recent_orders: orders.map((order) => ({
      id: toGlobalId('Order', order.publicId),
      number: String(order.number),
      placed_at: order.placedAt.toISOString(),
      status: order.status,
      payment_status: order.paymentStatus,
      total_baisa: order.totalBaisa,
    })),
  }
}

/** A line of the file of customers. */
export function toRecord(customer: ListedCustomer, reader: Reader) {
  const { name, is_blocked, registered_at, orders, last_visit_at, wallet_baisa } = shared(customer, reader)
  const wallet = wallet_baisa === null ? null : decimalTextFromBaisa(baisa(wallet_baisa))
  return [name, customer.phone, is_blocked, registered_at, orders, last_visit_at, wallet]
}

export function toBlocking({ publicId, isBlocked }: Blocking) {
  return { id: toGlobalId('User', publicId), is_blocked: isBlocked }
}

function shared(customer: ListedCustomer, { permissions }: Reader) {
  return {
    id: toGlobalId('User', customer.publicId),
    name: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
    is_blocked: customer.isBlocked,
    registered_at: customer.registeredAt.toISOString(),
    orders: customer.orders,
    last_visit_at: customer.lastVisitAt?.toISOString() ?? null,
    wallet_baisa: permissions.has('wallets.read') ? customer.walletBaisa : null,
  }
}

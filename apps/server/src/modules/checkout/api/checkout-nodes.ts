import type {
  CheckoutError,
  DeliveryOptionsCalculateError,
  ShippingMethod,
} from '#http/graphql/schema.generated.ts'
import type { AddressesNodes } from '#modules/addresses/index.ts'
import type { CatalogueNodes } from '#modules/catalogue/index.ts'
import type { CollectionPoint } from '#modules/inventory/index.ts'
import type { PromotionsNodes } from '#modules/promotions/index.ts'
import type { Checkout, CheckoutLine } from '../rules/checkout.ts'

/** A line knows its checkout, by whose channel it is priced. */
export type LineNode = { checkout: Checkout; line: CheckoutLine }

export type LineProblemNode =
  | { __typename: 'CheckoutLineProblemInsufficientStock'; availableQuantity: number; node: LineNode }
  | { __typename: 'CheckoutLineProblemVariantNotAvailable'; node: LineNode }

export type WarehouseNode = CollectionPoint & { __typename: 'Warehouse' }
export type ShippingMethodNode = ShippingMethod & { __typename: 'ShippingMethod' }
export type DeliveryNode = { id: string; shippingMethod: ShippingMethodNode }

export type CheckoutPayload = {
  checkout: Checkout | null
  errors: CheckoutError[]
  checkoutErrors: CheckoutError[]
}

type PayloadName =
  | 'LinesAdd'
  | 'LinesUpdate'
  | 'LinesDelete'
  | 'LineDelete'
  | 'AddPromoCode'
  | 'RemovePromoCode'
  | 'EmailUpdate'
  | 'BillingAddressUpdate'
  | 'ShippingAddressUpdate'
  | 'DeliveryMethodUpdate'
  | 'ShippingMethodUpdate'
  | 'CustomerAttach'
  | 'CustomerDetach'

export type CheckoutNodes = AddressesNodes &
  CatalogueNodes &
  PromotionsNodes & {
    Checkout: Checkout
    CheckoutLine: LineNode
    CheckoutProblem: LineProblemNode
    CheckoutLineProblem: LineProblemNode
    CheckoutLineProblemInsufficientStock: Extract<LineProblemNode, { availableQuantity: number }>
    CheckoutLineProblemVariantNotAvailable: { node: LineNode }
    CheckoutProblemDeliveryMethodStale: { delivery: DeliveryNode }
    CheckoutProblemDeliveryMethodInvalid: { delivery: DeliveryNode }
    Warehouse: WarehouseNode
    ShippingMethod: ShippingMethodNode
    DeliveryMethod: WarehouseNode | ShippingMethodNode
    Delivery: DeliveryNode
    CheckoutCreate: CheckoutPayload & { created: boolean }
    DeliveryOptionsCalculate: { deliveries: DeliveryNode[]; errors: DeliveryOptionsCalculateError[] }
  } & { [Name in `Checkout${PayloadName}`]: CheckoutPayload }

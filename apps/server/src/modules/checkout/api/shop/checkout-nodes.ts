import type { Connection } from '#http/graphql/connection.ts'
import type {
  CheckoutError,
  DeliveryOptionsCalculateError,
  ShippingMethod,
} from '#http/graphql/schema.generated.ts'
import type { AddressesNodes } from '#modules/addresses/api/shop/index.ts'
import type { CatalogueNodes } from '#modules/catalogue/api/shop/index.ts'
import type { CollectionPoint } from '#modules/inventory/index.ts'
import type { PromotionsNodes } from '#modules/promotions/api/shop/index.ts'
import type { Checkout, CheckoutLine } from '../../rules/checkout.ts'
import type { LinePrice } from '../../rules/price-checkout.ts'
import type { CheckoutSurcharge } from '../../rules/surcharge.ts'

/** A surcharge that a variant of the catalogue stands for, so that clients that know no surcharges see it as a line. */
export type SurchargeLine = Pick<CheckoutLine, 'publicId' | 'position' | 'variantId' | 'quantity'> & {
  metadata: Record<string, never>
  slotId: null
  surcharge: CheckoutSurcharge
}

/** A line knows its checkout, by whose channel it is priced. */
export type LineNode = { checkout: Checkout; line: CheckoutLine | SurchargeLine }

/** A surcharge of a checkout or an order, as it is answered. */
export type SurchargeNode = Pick<CheckoutSurcharge, 'publicId' | 'kind' | 'name' | 'quantity' | 'refund'> & {
  /** Of the line it belongs to. */
  lineId: string | null
  listedAs: string | null
  taxBasisPoints: number
  unitBaisa: CheckoutSurcharge['unitBaisa']
  totalBaisa: LinePrice['total']
  taxBaisa: LinePrice['total_tax']
}

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
    CheckoutCountableConnection: Connection<Checkout>
    CheckoutLine: LineNode
    Surcharge: SurchargeNode
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

/** To whom an object belongs: a customer has the own ones, an operator of centres those of these centres. */
export type Owner = 'customer' | 'centre'

/** Kinds of objects a parameter can name, with their owners. Without one, every caller of a call may name any. */
export const ownersOfKinds = {
  address: ['customer'],
  bill: ['customer', 'centre'],
  car: ['customer'],
  centre: ['centre'],
  checkout: ['customer'],
  'checkout-line': ['customer'],
  closure: ['centre'],
  'closure-case': ['customer', 'centre'],
  comment: ['centre'],
  'credit-note': ['customer'],
  customer: ['customer', 'centre'],
  driver: ['centre'],
  holiday: ['centre'],
  invoice: ['customer'],
  notification: ['customer'],
  order: ['customer', 'centre'],
  'order-line': ['customer', 'centre'],
  passkey: ['customer'],
  payment: ['customer'],
  'push-user': ['customer'],
  refund: ['centre'],
  return: ['customer'],
  session: ['customer'],
  slot: ['centre'],
  'stock-alert': ['customer'],
  'waited-slot': ['customer'],
  warehouse: ['centre'],
  approval: [],
  attribute: [],
  'attribute-value': [],
  'bookable-slot': [],
  broadcast: [],
  'car-brand': [],
  'car-model': [],
  'cart-line': [],
  category: [],
  change: [],
  'centre-type': [],
  channel: [],
  'closure-offer': [],
  collection: [],
  config: [],
  'dead-letter': [],
  'delivery-method': [],
  difference: [],
  'faq-entry': [],
  gateway: [],
  import: [],
  'legal-text': [],
  'gift-card': [],
  'gift-card-batch': [],
  menu: [],
  'menu-item': [],
  page: [],
  'page-type': [],
  plugin: [],
  'payment-attempt': [],
  picture: [],
  place: [],
  product: [],
  'product-slider': [],
  'product-type': [],
  'promo-code': [],
  question: [],
  'saved-view': [],
  'scheduled-price': [],
  'service-type': [],
  'staff-member': [],
  subject: [],
  'wallet-owner': [],
} as const satisfies Readonly<Record<string, readonly Owner[]>>

export type ObjectKind = keyof typeof ownersOfKinds

/**
 * Kinds of objects that the parameter `id` (or `ids`) names; or those of each parameter, inner ones by their path:
 * `lines.id`. A parameter that may name several kinds lists them.
 */
export type NamedObjects = ObjectKind | Readonly<Record<string, ObjectKind | readonly ObjectKind[]>>

/** Parameters that name the same wherever they stand. Any other one, `id` above all, is declared by its call. */
const kindsOfParameters: Readonly<Record<string, ObjectKind>> = {
  brand_id: 'car-model',
  car_id: 'car-model',
  category_id: 'category',
  centre: 'centre',
  centre_id: 'centre',
  centre_ids: 'centre',
  center: 'centre',
  channelId: 'channel',
  checkoutId: 'checkout',
  city_id: 'place',
  country_id: 'place',
  customer_id: 'customer',
  customerId: 'customer',
  deliveryMethodId: 'delivery-method',
  gateway: 'gateway',
  gateway_id: 'gateway',
  gatewayId: 'gateway',
  lineId: 'checkout-line',
  linesIds: 'checkout-line',
  poll_id: 'question',
  product_id: 'product',
  promoCodeId: 'promo-code',
  province_id: 'place',
  region_id: 'place',
  seller_product_id: 'product',
  service_center_id: 'centre',
  service_type_id: 'service-type',
  shippingMethodId: 'delivery-method',
  slot_id: 'bookable-slot',
  state_id: 'place',
  type_id: 'centre-type',
  value_id: 'attribute-value',
  variant_id: 'product',
  variant_ids: 'product',
  variantId: 'product',
  warehouse_id: 'warehouse',
}

/** Whether a parameter names an object by its looks. What looks different may still be declared. */
export function looksLikeId(path: string): boolean {
  const name = lastOf(path)
  return /^ids?$|_ids?$|[a-z]Ids?$/.test(name) || Object.hasOwn(kindsOfParameters, name)
}

/** Kinds of objects a parameter may name; none where neither the call nor the name says. */
export function kindsOf(path: string, declared: NamedObjects | undefined): readonly ObjectKind[] {
  const own = typeof declared === 'string' ? { id: declared, ids: declared } : (declared ?? {})
  const known: Exclude<NamedObjects, string> = { [path]: kindsOfParameters[lastOf(path)] ?? [], ...own }
  return [known[path] ?? []].flat()
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

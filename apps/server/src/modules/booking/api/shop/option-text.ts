import type { MessageKey } from '@warsha/i18n/message-key.ts'
import { type Product, workKindOf } from '#modules/catalogue/index.ts'
import type { Way } from '../../rules/centre-offers.ts'

/** The one wording of how a product is had: goods are fitted, a wash is washed, a voucher is sent. */
export function optionText(product: Product, { serviceType, venue }: Way): MessageKey {
  const kind = workKindOf(product)
  if (kind === 'voucher') return 'product.way.voucher'
  return serviceType === 'delivery' ? `product.way.delivery_${venue}` : `product.way.${kind}_${venue}`
}

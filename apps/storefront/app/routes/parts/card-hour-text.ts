import type { CartProduct } from '@warsha/contract/cart/cart-product.ts'
import { readFirstSlot } from '~/features/booking/soonest/read-first-slot.ts'
import { whenTextOf } from '~/purchase/when-text.ts'
import { currentTranslation, loadTexts } from '~/session/messages.ts'

/** "Today 08:00 near you"; empty where no centre of the place has an hour for the product. */
export async function cardHourText(
  product: Pick<CartProduct, 'id' | 'variantId'>,
  place: string,
): Promise<string> {
  const [slot] = await Promise.all([readFirstSlot(product, place), loadTexts('soonest')])
  if (!slot) return ''
  const words = currentTranslation()
  return words.t('soonest.nearYou', { when: whenTextOf(words, slot.starts_at) })
}

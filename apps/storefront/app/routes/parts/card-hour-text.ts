import type { CartProduct } from '@warsha/contract/cart/cart-product.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { readFirstSlot } from '~/features/booking/soonest/read-first-slot.ts'
import { whenTextOf } from '~/purchase/when-text.ts'
import { currentTranslation, loadTexts } from '~/session/messages.ts'

/** "Today 08:00 near you", "Mon 23 Nov, 09:00"; empty where no centre of the place has an hour for the product. */
export async function cardHourText(
  product: Pick<CartProduct, 'id' | 'variantId'>,
  place: string,
): Promise<string> {
  const [slot] = await Promise.all([readFirstSlot(product, place), loadTexts('soonest')])
  if (!slot) return ''
  const words = currentTranslation()
  const when = whenTextOf(words, slot.starts_at)
  // A day with its month fills the line of a card by itself.
  const isSoon = muscatDate(slot.starts_at) <= muscatDate(Date.now() + 86_400_000)
  return isSoon ? words.t('soonest.nearYou', { when }) : when
}

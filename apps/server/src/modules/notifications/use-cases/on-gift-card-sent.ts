import { formatDayOfYear } from '@warsha/contract/formats/format-day.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { ok } from '#kernel/outcome.ts'
import { readCustomer } from '#modules/identity/index.ts'
import { type GiftCard, readGiftCards } from '#modules/promotions/index.ts'
import { paragraph } from '../rules/html.ts'
import { amountIn, inBoth, type Said } from './order-texts.ts'
import { sendNotification } from './send-notification.ts'

/** An operator has given a customer a gift card: the customer reads the code and what is on it. */
export async function notifyOfGiftCard(
  { db }: { db: Database },
  { name, id, payload }: DeliveredEvent<{ cardId: number; customerId: number }>,
): Promise<void> {
  const { cardId, customerId } = payload
  const customer = await readCustomer({ db }, customerId)
  const [card] = await readGiftCards(db, [cardId])
  if (!customer?.isActive || !card) return
  await inTransaction(db, async (tx) => {
    await sendNotification(tx, {
      recipient: { to: 'customer', customerId },
      cause: `${name}/${id}`,
      ...giftCardText(card),
      image: null,
      link: null,
      order: null,
    })
    return ok(undefined)
  })
}

function giftCardText({ code, balanceBaisa, endsOn }: GiftCard): Said {
  return {
    subject: inBoth((t, locale) =>
      t('outgoing.giftCard.subject', { amount: amountIn(balanceBaisa, locale) }),
    ),
    message: inBoth((t, locale) => {
      const parts = [
        t('outgoing.giftCard.message', { code: isolate(code) }),
        endsOn && t('outgoing.giftCard.until', { date: formatDayOfYear(endsOn, locale) }),
      ]
      return parts.map((part) => (part ? paragraph(part) : '')).join('')
    }),
  }
}

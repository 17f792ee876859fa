import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { SoldOrder } from '#modules/orders/index.ts'
import { paragraph } from '../rules/html.ts'
import { mainLineOf } from '../rules/notified-order.ts'
import { amountIn, inBoth, numberOf, type Said } from './order-texts.ts'

export function returnedText(order: SoldOrder, amount: Baisa): Said {
  return {
    subject: inBoth((t) => t('outgoing.returned.subject', { number: numberOf(order) })),
    message: inBoth((t, locale) => {
      const product = isolate(mainLineOf(order)?.productName[locale] ?? '')
      return paragraph(t('outgoing.returned.message', { product, amount: amountIn(amount, locale) }))
    }),
  }
}

export function creditedText(
  amount: Baisa,
  reason: 'TOP_UP' | 'ORDER_REFUND' | 'REFERRAL' | 'ADJUSTMENT',
): Said {
  return {
    subject: inBoth((t, locale) => t('outgoing.credited.subject', { amount: amountIn(amount, locale) })),
    message: inBoth((t, locale) =>
      paragraph(
        t('outgoing.credited.message', {
          amount: amountIn(amount, locale),
          reason: t(`wallet.reasons.${reason}`),
        }),
      ),
    ),
  }
}

import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { nameIn } from '#modules/locations/index.ts'
import type { SoldOrder } from '#modules/orders/index.ts'
import { paragraph } from '../rules/html.ts'
import { mainLineOf } from '../rules/notified-order.ts'
import { amountIn, inBoth, numberOf, type Said } from './order-texts.ts'

type ReturnedUnits = {
  /** The line that came back. */
  line: SoldOrder['lines'][number] | undefined
  quantity: number
  /** Amounts refunded to the wallet and to a gift card. */
  wallet: Baisa
  giftCard: Baisa
}

export function returnedText(order: SoldOrder, { line, quantity, wallet, giftCard }: ReturnedUnits): Said {
  return {
    subject: inBoth((t) => t('outgoing.returned.subject', { number: numberOf(order) })),
    message: inBoth((t, locale) => {
      const product = isolate(line?.productName[locale] ?? '')
      const parts = [
        t('outgoing.returned.message', { product, quantity: String(quantity) }),
        giftCard > noBaisa && t('outgoing.returned.giftCard', { amount: amountIn(giftCard, locale) }),
        wallet > noBaisa && t('outgoing.returned.wallet', { amount: amountIn(wallet, locale) }),
        t('outgoing.returned.status', { status: t(`orders.status.${order.status}`) }),
      ]
      return parts.map((part) => (part ? paragraph(part) : '')).join('')
    }),
  }
}

/** Where the money of a cancelled order goes. */
type CancelledMoney = { wallet: Baisa; giftCard: Baisa; card: Baisa }

export function cancelledText(order: SoldOrder, { wallet, giftCard, card }: CancelledMoney): Said {
  return {
    subject: inBoth((t) => t('outgoing.orderCancelled.subject', { number: numberOf(order) })),
    message: inBoth((t, locale) => {
      const product = isolate(mainLineOf(order)?.productName[locale] ?? '')
      const parts = [
        t('outgoing.orderCancelled.message', { product }),
        giftCard > noBaisa && t('outgoing.returned.giftCard', { amount: amountIn(giftCard, locale) }),
        wallet > noBaisa && t('outgoing.returned.wallet', { amount: amountIn(wallet, locale) }),
        card > noBaisa && t('outgoing.orderCancelled.card', { amount: amountIn(card, locale) }),
      ]
      return parts.map((part) => (part ? paragraph(part) : '')).join('')
    }),
  }
}

export type DivertedPayment = {
  reason: 'late' | 'mismatched'
  effect: 'wallet' | 'refund' | 'review'
  expected: Baisa
  /** The part of the payment that was credited to the wallet. */
  found: Baisa | null
  /** When the centres of the purchase have room. */
  freeTimes: readonly (FreeTimes | undefined)[]
}

export type FreeTimes = { centre: { nameEn: string; nameAr: string }; times: readonly Date[] }

/** Money that bought nothing: why, and where it is. */
export function divertedText({ reason, effect, expected, found, freeTimes }: DivertedPayment): Said {
  const text = reason === 'late' ? 'paymentLate' : divertedTexts[effect]
  const params = (locale: Locale) => {
    const amount = amountIn(found ?? expected, locale)
    return { amount, found: amount, expected: amountIn(expected, locale) }
  }
  return {
    subject: inBoth((t, locale) => t(`outgoing.${text}.subject`, params(locale))),
    message: inBoth((t, locale) => {
      const times = freeTimes.flatMap((free) => (free?.times.length ? [timesIn(free, locale)] : []))
      return [
        t(`outgoing.${text}.message`, params(locale)),
        ...times.map((named) => t('outgoing.paymentLate.times', named)),
      ]
        .map(paragraph)
        .join('')
    }),
  }
}

function timesIn({ centre, times }: FreeTimes, locale: Locale): { centre: string; times: string } {
  const named = times.map((time) => isolate(formatMoment(time, locale)))
  return { centre: isolate(nameIn(locale, centre)), times: named.join(locale === 'ar' ? '؛ ' : '; ') }
}

const divertedTexts = {
  wallet: 'paymentMismatched',
  refund: 'paymentReturned',
  review: 'paymentReviewed',
} as const

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

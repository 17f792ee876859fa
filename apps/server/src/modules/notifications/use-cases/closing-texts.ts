import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { ClosedVisit } from '#modules/closures/index.ts'
import { nameIn } from '#modules/locations/index.ts'
import type { SoldOrder } from '#modules/orders/index.ts'
import { paragraph } from '../rules/html.ts'
import { mainLineOf } from '../rules/notified-order.ts'
import { amountIn, inBoth, numberOf, type Said } from './order-texts.ts'

type Told = { order: SoldOrder; visit: ClosedVisit; centre: { nameEn: string; nameAr: string } }

export function closedText({ order, visit, centre }: Told): Said {
  const text = visit.offers.length > 0 ? 'offers' : 'noOffers'
  return {
    subject: inBoth((t, locale) =>
      t('outgoing.closing.subject', { number: numberOf(order), centre: isolate(nameIn(locale, centre)) }),
    ),
    message: inBoth((t, locale) => {
      const product = isolate(visit.lines[0]?.productName[locale] ?? '')
      const where = {
        centre: isolate(nameIn(locale, centre)),
        ...momentOf(visit.closed.appointmentAt, locale),
      }
      const deadline = { deadline: inWords(visit, locale), amount: amountIn(visit.money.amount, locale) }
      return (
        paragraph(t('outgoing.closing.message', { product, ...where })) +
        paragraph(t(`outgoing.closing.${text}`, deadline))
      )
    }),
  }
}

/** The same in one line, with the link. */
export function closedMessage({ visit, centre }: Told, link: string, locale: Locale): string {
  return translatorFor(locale)('outgoing.closing.text', {
    centre: nameIn(locale, centre),
    ...plainMomentOf(visit.closed.appointmentAt, locale),
    deadline: plainWords(visit, locale),
    link,
  })
}

export function givenBackText(
  order: SoldOrder,
  { wallet, giftCard }: { wallet: Baisa; giftCard: Baisa },
): Said {
  return {
    subject: inBoth((t) => t('outgoing.closing.refundedSubject', { number: numberOf(order) })),
    message: inBoth((t, locale) => {
      const product = isolate(mainLineOf(order)?.productName[locale] ?? '')
      const parts = [
        t('outgoing.closing.refunded', { product }),
        giftCard > noBaisa && t('outgoing.returned.giftCard', { amount: amountIn(giftCard, locale) }),
        wallet > noBaisa && t('outgoing.returned.wallet', { amount: amountIn(wallet, locale) }),
      ]
      return parts.map((part) => (part ? paragraph(part) : '')).join('')
    }),
  }
}

export function takesPlaceText(order: SoldOrder, line: ClosedVisit['lines'][number]): Said {
  return {
    subject: inBoth((t) => t('outgoing.closing.reopenedSubject', { number: numberOf(order) })),
    message: inBoth((t, locale) => {
      const product = isolate(line.productName[locale])
      const centre = isolate(line.metadata[`name_${locale}`] ?? line.metadata.name ?? '')
      return paragraph(
        t('outgoing.closing.reopened', { product, centre, ...momentOf(line.appointmentAt, locale) }),
      )
    }),
  }
}

function momentOf(at: Date, locale: Locale) {
  const { date, time } = plainMomentOf(at, locale)
  return { date: isolate(date), time: isolate(time) }
}

function plainMomentOf(at: Date, locale: Locale) {
  return { date: formatDay(muscatDate(at), locale), time: muscatTime(at) }
}

function inWords(visit: ClosedVisit, locale: Locale): string {
  return isolate(plainWords(visit, locale))
}

function plainWords({ closed: { deadlineAt, appointmentAt } }: ClosedVisit, locale: Locale): string {
  const { date, time } = plainMomentOf(deadlineAt ?? appointmentAt, locale)
  return `${date}${locale === 'ar' ? '، ' : ', '}${time}`
}

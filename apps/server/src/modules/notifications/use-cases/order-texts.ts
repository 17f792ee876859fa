import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { OrderStatus, PaymentStatus, SoldOrder } from '#modules/orders/index.ts'
import { paragraph } from '../rules/html.ts'
import type { Text } from '../rules/notification.ts'
import { mainLineOf } from '../rules/notified-order.ts'

export type Said = { subject: Text; message: Text }

type Line = SoldOrder['lines'][number]

export function placedText(order: SoldOrder): Said {
  const line = mainLineOf(order)
  return {
    subject: inBoth((t) => t('outgoing.orderPlaced.subject', { number: numberOf(order) })),
    message: inBoth((t, locale) => {
      const product = isolate(line?.productName[locale] ?? '')
      const thanks = t('outgoing.orderPlaced.message', {
        product,
        amount: amountIn(order.totalBaisa, locale),
      })
      const booked = line && appointmentIn(line, locale)
      return paragraph(thanks) + (booked ? paragraph(t('outgoing.orderPlaced.appointment', booked)) : '')
    }),
  }
}

export function statusText(order: SoldOrder, status: OrderStatus): Said {
  return {
    subject: inBoth((t) =>
      t('outgoing.orderStatus.subject', { number: numberOf(order), status: t(`orders.status.${status}`) }),
    ),
    message: inBoth((t, locale) =>
      paragraph(
        t('outgoing.orderStatus.message', {
          product: isolate(mainLineOf(order)?.productName[locale] ?? ''),
          status: t(`orders.status.${status}`),
        }),
      ),
    ),
  }
}

export function paymentText(order: SoldOrder, status: PaymentStatus): Said {
  return {
    subject: inBoth((t) =>
      t('outgoing.orderPayment.subject', { number: numberOf(order), status: t(`orders.payment.${status}`) }),
    ),
    message: inBoth((t, locale) =>
      paragraph(
        t('outgoing.orderPayment.message', {
          amount: amountIn(order.totalBaisa, locale),
          status: t(`orders.payment.${status}`),
        }),
      ),
    ),
  }
}

export function movedText(order: SoldOrder, line: Line, credit: Baisa): Said {
  return {
    subject: inBoth((t) => t('outgoing.visitMoved.subject', { number: numberOf(order) })),
    message: inBoth((t, locale) => {
      const product = isolate(line.productName[locale])
      const centre = isolate(line.metadata[`name_${locale}`] ?? line.metadata.name ?? '')
      const moved = t('outgoing.visitMoved.message', { product, ...appointmentIn(line, locale), centre })
      const amount = amountIn(credit, locale)
      return (
        paragraph(moved) + (credit > noBaisa ? paragraph(t('outgoing.visitMoved.credit', { amount })) : '')
      )
    }),
  }
}

export function reminderText(line: Line): Said {
  return {
    subject: inBoth((t) => t('outgoing.appointment.subject')),
    message: inBoth((t, locale) => {
      const product = isolate(line.productName[locale])
      return paragraph(t('outgoing.appointment.message', { product, ...appointmentIn(line, locale) }))
    }),
  }
}

/** A text in each of the shop's languages: who reads it decides in which. */
export function inBoth(write: (t: ReturnType<typeof translatorFor>, locale: Locale) => string): Text {
  return { en: write(translatorFor('en'), 'en'), ar: write(translatorFor('ar'), 'ar') }
}

export function amountIn(amount: Baisa, locale: Locale): string {
  return isolate(formatPrice(amount, locale).text)
}

export function numberOf({ number }: Pick<SoldOrder, 'number'>): string {
  return isolate(String(number))
}

function appointmentIn({ appointmentAt, metadata }: Line, locale: Locale) {
  if (!appointmentAt) return undefined
  const [time = ''] = (metadata.delivery_time ?? '').split('-')
  const date = formatDay(metadata.delivery_date ?? muscatDate(appointmentAt), locale)
  const centre = metadata[`name_${locale}`] ?? metadata.name ?? ''
  return { date, time: isolate(time), centre: isolate(centre) }
}

import type { RestClosedVisit } from '@warsha/contract/closures/closed-visits.rest.ts'
import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import type { useTranslation } from '~/session/messages.ts'

/** What has become of a closed visit, in words. */
export function endOf(
  visit: RestClosedVisit | 'gone',
  { t, lang }: { t: ReturnType<typeof useTranslation>['t']; lang: Locale },
): { title: string; text: string } {
  if (visit !== 'gone' && visit.moved_to) {
    const { center, starts_at } = visit.moved_to
    const moment = isolate(formatMoment(starts_at, lang, Date.now()))
    const text = t('closing.movedText', { centre: isolate(center), moment })
    return { title: t('closing.movedTitle'), text }
  }
  if (visit !== 'gone' && visit.state === 'refunded') {
    const amount = isolate(formatPrice(baisaFromDecimal(visit.refund.amount), lang).text)
    return { title: t('closing.refundedTitle'), text: t('closing.refundedText', { amount }) }
  }
  return { title: t('closing.goneTitle'), text: t('closing.goneText') }
}

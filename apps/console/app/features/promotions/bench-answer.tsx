import type { RestPromotionTrial } from '@warsha/contract/console/promotions/promotions.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { AlertIcon, CheckIcon } from '@warsha/ui/icons.tsx'
import { dayText } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { useTranslation } from '~/session/messages.ts'

type Reason = RestPromotionTrial['reasons'][number]

/** The discount of each line, or every reason against it. */
export function BenchAnswer({ trial }: { trial: RestPromotionTrial }) {
  const { t, lang } = useTranslation()
  const reasonText = useReasonText()
  const { is_given: isGiven, lines, reasons, discount_baisa, total_baisa } = trial
  const Icon = isGiven ? CheckIcon : AlertIcon
  return (
    <section
      role="status"
      aria-label={t('console-promotions.bench.answer')}
      className={classNames(
        'grid gap-3 rounded-card border p-4',
        isGiven ? 'border-brand/30 bg-brand-tint' : 'border-amber/50 bg-amber-tint',
      )}
    >
      <p
        className={classNames(
          'flex items-center gap-2 font-semibold',
          isGiven ? 'text-brand-deep' : 'text-amber-deep',
        )}
      >
        <Icon className="size-5" />
        {t(isGiven ? 'console-promotions.bench.given' : 'console-promotions.bench.notGiven')}
      </p>
      {reasons.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5">
          {reasons.map((reason) => (
            <li key={reason.code}>{reasonText(reason)}</li>
          ))}
        </ul>
      )}
      <table className="w-full text-sm">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1 text-start font-medium">
              {t('console-promotions.bench.product')}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {t('console-promotions.bench.price')}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {t('console-promotions.columns.discount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.product_id} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pe-2 text-start font-normal">
                <bdi>{line.name[lang]}</bdi> <bdi dir="ltr">{`× ${line.quantity}`}</bdi>
              </th>
              <td className="py-1.5 text-end">
                {line.unit_baisa === null ? (
                  t('console-promotions.bench.notSold')
                ) : (
                  <Money amount={line.unit_baisa * line.quantity} />
                )}
              </td>
              <td className="py-1.5 ps-2 text-end">
                <Money amount={line.discount_baisa} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <th scope="row" className="py-1.5 text-start">
              {t('console-promotions.bench.total')}
            </th>
            <td className="py-1.5 text-end">
              <Money amount={total_baisa} />
            </td>
            <td className="py-1.5 ps-2 text-end">
              <Money amount={discount_baisa} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const known = [
  'PAUSED',
  'OTHER_CHANNEL',
  'PROMO_CODE_EXPIRED',
  'PROMO_CODE_NOT_YET',
  'PROMO_CODE_USED_UP',
  'PROMO_CODE_USED_BY_YOU',
  'PROMO_CODE_NOT_FOR_BASKET',
  'PROMO_CODE_MINIMUM',
  'PROMO_CODE_BOOK_SOONER',
] as const

/** A reason in words, as an operator needs them. */
function useReasonText(): (reason: Reason) => string {
  const { t, lang } = useTranslation()
  return ({ code, params }) => {
    const name = known.find((each) => each === code)
    if (!name) return code
    const { date, minimum, missing, goodsEn, goodsAr, ...rest } = params
    const money = (amount: string | number) =>
      isolate(`${formatAmount(baisa(Number(amount)))} ${t('console.money.currency')}`)
    return t(`console-promotions.reason.${name}`, {
      ...rest,
      ...(date !== undefined && { date: dayText(String(date), { t, lang }) }),
      ...(minimum !== undefined && { minimum: money(minimum) }),
      ...(missing !== undefined && { missing: money(missing) }),
      goods: isolate(String((lang === 'ar' ? goodsAr : goodsEn) ?? '')),
    })
  }
}

import { baisaFromDecimal, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { MoneyRow } from '~/purchase/money-row.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ShownOrder } from './order-calls.ts'

type Refund = ShownOrder['refunds'][number]

/** Refunds as rows of a summary: one for each target. */
export function RefundedRows({ refunds }: { refunds: readonly Refund[] }) {
  const { t } = useTranslation()
  if (refunds.length === 0) return null
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      <dl className="grid gap-2.5">
        {[...Map.groupBy(refunds, placeOf)].map(([place, parts]) => (
          <MoneyRow
            key={place}
            label={t(place)}
            baisa={sumBaisa(parts.map(({ amount }) => baisaFromDecimal(amount.amount)))}
          />
        ))}
      </dl>
      {refunds.some(({ target }) => target === 'CARD') && (
        <p className="mt-1.5 text-muted">{t('orders.refunds.bankDays')}</p>
      )}
    </div>
  )
}

function placeOf({ target, isDone }: Refund) {
  return isDone ? (`orders.refunds.${target}` as const) : (`orders.pendingRefunds.${target}` as const)
}

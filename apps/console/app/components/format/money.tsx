import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { Amount } from '@warsha/ui/amount.tsx'
import { useTranslation } from '~/session/messages.ts'

/** An amount with its currency; nothing where the operator may not see it. */
export function Money({ amount, className }: { amount: number | null; className?: string }) {
  const { t } = useTranslation()
  if (amount === null) return <span className="text-muted">–</span>
  return (
    <Amount
      amount={formatAmount(baisa(amount))}
      currency={t('console.money.currency')}
      className={className}
    />
  )
}

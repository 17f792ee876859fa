import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisa, baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { MinusIcon, PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { WalletTransactionRowFragment } from './wallet.generated.ts'

export type TransactionRowProps = { transaction: WalletTransactionRowFragment }

export function TransactionRow({ transaction }: TransactionRowProps) {
  const { t, lang } = useTranslation()
  const { changedAmount, balance, type, createdAt, description } = transaction
  const isIncrease = type === 'INCREASE'
  const Icon = isIncrease ? PlusIcon : MinusIcon
  const amount = formatPrice(baisa(Math.abs(baisaFromDecimal(changedAmount))), lang)
  const after = formatPrice(baisaFromDecimal(balance), lang)
  return (
    <li className="flex items-center gap-3 p-4">
      <span
        className={classNames(
          'grid size-10 shrink-0 place-items-center rounded-full',
          isIncrease ? 'bg-brand-tint text-brand' : 'bg-ground text-ink',
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <bdi>{description}</bdi>
        </p>
        <p className="text-sm text-muted">
          <bdi>{formatMoment(createdAt, lang, Date.now())}</bdi>
        </p>
      </div>
      <div className="shrink-0 text-end">
        <p className={classNames('font-bold', isIncrease && 'text-brand')}>
          <bdi className="whitespace-nowrap tabular-nums">
            <bdi dir="ltr">{`${isIncrease ? '+' : '−'}${amount.amount}`}</bdi>{' '}
            <span className="text-xs font-semibold">{amount.currency}</span>
          </bdi>
        </p>
        <p className="text-xs text-muted">{t('wallet.after', { amount: after.amount })}</p>
      </div>
    </li>
  )
}

import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { Amount } from '@warsha/ui/amount.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'

export type MoneyRowProps = {
  label: ReactNode
  baisa: Baisa
  /** Shown with a minus: it makes the sum smaller. */
  isTakenOff?: boolean
  /** Contained in another amount. */
  isQuiet?: boolean
  /** Said instead of an amount of nothing, which otherwise has no row. */
  zeroText?: string
  className?: string
}

/** One amount of a summary. */
export function MoneyRow(props: MoneyRowProps) {
  const { label, baisa, isTakenOff = false, isQuiet = false, zeroText, className } = props
  const { lang } = useTranslation()
  if (baisa === noBaisa && !zeroText) return null
  const { amount, currency } = formatPrice(baisa, lang)
  return (
    <div className={classNames('flex items-baseline justify-between gap-3', className)}>
      <dt className={isQuiet ? 'text-muted' : 'min-w-0'}>{label}</dt>
      <dd className="shrink-0 text-end">
        {baisa === noBaisa ? (
          zeroText
        ) : (
          <Amount
            amount={isTakenOff ? `−${amount}` : amount}
            currency={currency}
            className={isQuiet ? '' : 'font-semibold'}
          />
        )}
      </dd>
    </div>
  )
}

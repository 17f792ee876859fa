import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type PriceProps = {
  /** Already formatted, for example `8.900`. */
  amount: string
  currency: string
  /** The higher price before a discount, and the word that says so to those who do not see the stroke. */
  old?: { amount: string; label: string }
  size?: 'small' | 'normal' | 'large'
  className?: string
}

/** Amount bold, currency small, old price struck; each in one piece in either direction. */
export function Price({ amount, currency, old, size = 'normal', className }: PriceProps) {
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-1.5', className)}>
      <bdi className="whitespace-nowrap tabular-nums">
        <b className={classNames('font-bold', amountSizes[size])}>{amount}</b>{' '}
        <span className="text-xs font-semibold">{currency}</span>
      </bdi>
      {old && (
        <s className="text-xs text-muted tabular-nums">
          <VisuallyHidden>{`${old.label} `}</VisuallyHidden>
          <bdi>{old.amount}</bdi>
        </s>
      )}
    </span>
  )
}

const amountSizes = { small: 'text-sm', normal: 'text-base', large: 'text-xl' }

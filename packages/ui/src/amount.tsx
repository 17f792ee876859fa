export type AmountProps = {
  /** Already formatted, for example `8.900` or `−3.095`. */
  amount: string
  currency: string
  className?: string
}

/** An amount in a row of figures; its sign stays before it in either direction. */
export function Amount({ amount, currency, className }: AmountProps) {
  return (
    <bdi className="whitespace-nowrap tabular-nums">
      <bdi dir="ltr" className={className}>
        {amount}
      </bdi>{' '}
      <span className="text-xs">{currency}</span>
    </bdi>
  )
}

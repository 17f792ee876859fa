import { StepBar } from '~/purchase/step-bar.tsx'
import { useCart } from '~/session/groups/cart.ts'
import { useTranslation } from '~/session/messages.ts'
import { PayableAmount } from './cart-summary.tsx'
import { NextStep } from './next-step.tsx'

/** The phone's way on, with what it will cost. */
export function NextBar() {
  const { t } = useTranslation()
  const payable = useCart((cart) => cart.totals.payable_amount)
  const hasError = useCart((cart) => cart.lines.some((line) => line.error !== null))

  return (
    <StepBar>
      <p className="min-w-0 flex-1">
        {hasError ? (
          <span className="block text-xs text-danger">{t('cart.blocked')}</span>
        ) : (
          <>
            <span className="block text-xs text-muted">{t('cart.summary.total')}</span>
            <PayableAmount baisa={payable} />
          </>
        )}
      </p>
      <div className="w-44 shrink-0">
        <NextStep hasReason={false} />
      </div>
    </StepBar>
  )
}

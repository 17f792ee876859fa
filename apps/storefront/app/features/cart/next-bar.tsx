import { StepBar } from '~/purchase/step-bar.tsx'
import { useCart } from '~/session/groups/cart.ts'
import { useTranslation } from '~/session/messages.ts'
import { PayableAmount, withSurcharges } from './cart-summary.tsx'
import { NextStep } from './next-step.tsx'
import type { CartSurcharges } from './read-surcharges.ts'

/** The phone's way on, with what it will cost. */
export function NextBar({ surcharges = null }: { surcharges?: CartSurcharges | null }) {
  const { t } = useTranslation()
  const payable = useCart((cart) => cart.totals.payable_amount)
  const toChange = useCart((cart) => cart.lines.filter((line) => line.error !== null).length)

  return (
    <StepBar>
      <p className="min-w-0 flex-1">
        {toChange > 0 ? (
          <span className="block text-xs text-danger">{t('cart.blocked', { count: toChange })}</span>
        ) : (
          <>
            <span className="block text-xs text-muted">{t('cart.summary.total')}</span>
            <PayableAmount baisa={withSurcharges(payable, surcharges)} />
          </>
        )}
      </p>
      <div className="w-44 shrink-0">
        <NextStep hasReason={false} />
      </div>
    </StepBar>
  )
}

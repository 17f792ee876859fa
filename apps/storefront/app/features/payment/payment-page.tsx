import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { PanelSkeleton } from '@warsha/ui/line-skeleton.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { loginStore } from '~/session/groups/login.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { HoldNotice } from './hold-notice.tsx'
import type { Payable } from './payment-calls.ts'
import { PaymentForm, paymentColumns } from './payment-form.tsx'
import { usePayable } from './use-payable.ts'

export type PaymentPageProps = {
  /** The field for codes, which another feature brings. */
  codes: (props: { payable: Payable; onChanged: () => void }) => ReactNode
}

/** Step three: who pays and how. Without a checkout there is nothing to pay, and the cart is where to begin. */
export function PaymentPage({ codes }: PaymentPageProps) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  // The one it was opened for: once that is bought the session has none, and the way to the order is under way.
  const [checkoutId] = useState(() => loginStore.getState().checkoutId)
  const { state, reload } = usePayable(checkoutId, lang)

  function reservationEnded() {
    toast.warning(t('payment.reservationEnded'), { id: 'hold' })
    void navigate(localePath(lang, '/booking'), { replace: true })
  }

  if (state.kind === 'failed') {
    return (
      <div className="page-width grid justify-items-center gap-3 py-12 text-center">
        <p className="text-muted">{t('payment.failed')}</p>
        <Button variant="secondary" onClick={reload}>
          {t('payment.retry')}
        </Button>
      </div>
    )
  }
  if (state.kind !== 'ready')
    return (
      <>
        {state.kind === 'gone' && <Navigate to={localePath(lang, '/cart')} replace />}
        <PaymentSkeleton />
      </>
    )
  const { payable } = state
  return (
    <div className="page-width pt-1 pb-[calc(var(--step-bar-height)+1rem)] lg:pt-4 lg:pb-8">
      {payable.heldUntil && (
        <HoldNotice until={payable.heldUntil} onEnd={reservationEnded} className="mb-4" />
      )}
      <PaymentForm payable={payable} codes={codes({ payable, onChanged: reload })} onRefused={reload} />
    </div>
  )
}

/** Also before it is known who pays: time, appointment and fields, beside the sums. */
export function PaymentSkeleton() {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      aria-label={t('payment.loading')}
      className="page-width pt-1 pb-[calc(var(--step-bar-height)+1rem)] lg:pt-4 lg:pb-8"
    >
      <Skeleton className="mb-4 h-12" />
      <div className={paymentColumns}>
        <div className="grid min-w-0 gap-4">
          <Skeleton className="h-24 rounded-card" />
          <Card padding="large" className="grid gap-4">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Card>
          <Skeleton className="h-24 rounded-card" />
        </div>
        <PanelSkeleton rows={4} />
      </div>
    </div>
  )
}

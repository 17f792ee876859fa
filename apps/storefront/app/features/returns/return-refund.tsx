import type { ReturnAmounts as Amounts } from '@warsha/contract/returns/returns.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { Load } from '~/session/use-load.ts'
import { ReturnAmounts } from './return-amounts.tsx'

export type ReturnRefundProps = { amounts: Load<Amounts>; isCancellation: boolean; children?: ReactNode }

/** The money of a return, in sight from the first step to the last; `children` is the way on. */
export function ReturnRefund({ amounts, isCancellation, children }: ReturnRefundProps) {
  const { t } = useTranslation()
  const { value, hasFailed, reload } = amounts
  return (
    <Card className="lg:p-5">
      <h2 className="mb-3 text-lg font-bold leading-heading">{t('returns.summary.title')}</h2>
      {value && <ReturnAmounts amounts={value} />}
      {!value && !hasFailed && <Skeleton className="h-24" />}
      {hasFailed && (
        <Button variant="secondary" onClick={reload}>
          {t('returns.retry')}
        </Button>
      )}
      <p className="mt-3 text-sm text-muted">
        {t(isCancellation ? 'returns.cancellation.atOnce' : 'returns.summary.atOnce')}
      </p>
      {children && <div className="mt-4">{children}</div>}
    </Card>
  )
}

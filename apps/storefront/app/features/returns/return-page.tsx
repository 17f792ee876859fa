import type { ReturnAnswer, ReturnableItem } from '@warsha/contract/returns/returns.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { OtherWay } from './other-way.tsx'
import { QuantityCard } from './quantity-card.tsx'
import { ReasonStep } from './reason-step.tsx'
import { type AskedReturn, readReturnable, readSummary } from './return-calls.ts'
import { ReturnColumns } from './return-columns.tsx'
import { ReturnDone } from './return-done.tsx'
import { ReturnProgress } from './return-progress.tsx'
import { ReturnRefund } from './return-refund.tsx'
import type { ReturnChoice } from './return-steps.ts'
import { ReturnableCard } from './returnable-card.tsx'
import { ReturnsSkeleton } from './returnable-list.tsx'
import { useReturnSteps } from './use-return-steps.ts'

export type CodeStepProps = {
  asked: AskedReturn
  isCancellation: boolean
  sent: ReturnChoice['sent']
  onSent: (sent: NonNullable<ReturnChoice['sent']>) => void
  onDone: (done: ReturnAnswer) => void
}

export type ReturnPageProps = {
  id: string
  /** The code is a matter of the account. */
  renderCode: (props: CodeStepProps) => ReactNode
  /** Content when the line may not be returned. */
  closed: ReactNode
}

/** One return, step after step: quantity and amounts, reason, code, result. */
export function ReturnPage({ id, renderCode, closed }: ReturnPageProps) {
  const { t } = useTranslation()
  const steps = useReturnSteps()
  const {
    value: item,
    hasFailed,
    reload,
  } = useLoad(['returnable', id], (signal) => readReturnable(id, signal), { isCached: false })
  const { done, isCancellation } = steps.choice
  if (steps.step === 'done' && done)
    return (
      <Narrow>
        <ReturnDone done={done} isCancellation={isCancellation} />
      </Narrow>
    )
  if (hasFailed && !item)
    return (
      <Narrow>
        <p className="text-center text-muted">{t('returns.failed')}</p>
        <Button variant="secondary" onClick={reload} className="mt-3 justify-self-center">
          {t('returns.retry')}
        </Button>
      </Narrow>
    )
  if (!item) return <ReturnsSkeleton />
  if (item === 'closed') return closed
  return <Steps item={item} steps={steps} renderCode={renderCode} />
}

type StepsProps = {
  item: ReturnableItem
  steps: ReturnType<typeof useReturnSteps>
  renderCode: ReturnPageProps['renderCode']
}

function Steps({ item, steps: { step, choice, goTo, change }, renderCode }: StepsProps) {
  const { t } = useTranslation()
  const quantity = Math.min(choice.quantity, item.returnable_quantity)
  const amounts = useLoad(
    ['return-amounts', item.id, quantity],
    (signal) => readSummary(item.id, quantity, signal),
    { isCached: false, keepsPrevious: true },
  )
  // What is not yet delivered is an appointment.
  const isCancellation = !item.is_delivered
  if (step === 'quantity')
    return (
      <ReturnColumns
        main={
          <>
            <ReturnProgress step="quantity" />
            <QuantityCard item={item} quantity={quantity} onChange={(next) => change({ quantity: next })} />
            <OtherWay item={item} />
          </>
        }
        aside={
          <ReturnRefund amounts={amounts} isCancellation={isCancellation}>
            <Button
              size="step"
              isFullWidth
              disabled={amounts.value?.quantity !== quantity}
              onClick={() => void goTo('reason', { quantity })}
            >
              {t('returns.next')}
            </Button>
          </ReturnRefund>
        }
      />
    )
  const { reason } = choice
  return (
    <ReturnColumns
      main={
        step === 'reason' || reason === null ? (
          <>
            <ReturnProgress step="reason" />
            <ReasonStep
              item={item}
              reason={reason}
              onNext={(chosen) => void goTo('code', { quantity, reason: chosen, sent: null })}
            />
          </>
        ) : (
          <>
            <ReturnProgress step="code" />
            <Card className="lg:p-5">
              <h2 className="mb-2 text-lg font-bold leading-heading">
                {t(isCancellation ? 'returns.cancellation.codeTitle' : 'returns.codeTitle')}
              </h2>
              {renderCode({
                asked: { id: item.id, quantity, reason },
                isCancellation,
                sent: choice.sent,
                onSent: (sent) => change({ sent }),
                onDone: (done) => void goTo('done', { done, isCancellation }),
              })}
            </Card>
          </>
        )
      }
      aside={
        <>
          <ReturnableCard item={item} />
          <ReturnRefund amounts={amounts} isCancellation={isCancellation} />
        </>
      }
    />
  )
}

function Narrow({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-5 lg:py-8">
      <div className="mx-auto grid max-w-xl">{children}</div>
    </div>
  )
}

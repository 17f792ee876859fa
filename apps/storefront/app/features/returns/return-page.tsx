import type { ReturnAnswer, ReturnableItem } from '@warsha/contract/returns/returns.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { QuantityStep } from './quantity-step.tsx'
import { ReasonStep } from './reason-step.tsx'
import { type AskedReturn, readReturnable } from './return-calls.ts'
import { ReturnDone } from './return-done.tsx'
import type { ReturnChoice } from './return-steps.ts'
import { ReturnsSkeleton } from './returnable-list.tsx'
import { useReturnSteps } from './use-return-steps.ts'

export type CodeStepProps = {
  asked: AskedReturn
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
  const { done } = steps.choice
  if (steps.step === 'done' && done)
    return (
      <Narrow>
        <ReturnDone done={done} />
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
  return (
    <Narrow>
      <Steps item={item} steps={steps} renderCode={renderCode} />
    </Narrow>
  )
}

type StepsProps = {
  item: ReturnableItem
  steps: ReturnType<typeof useReturnSteps>
  renderCode: ReturnPageProps['renderCode']
}

function Steps({ item, steps: { step, choice, goTo, change }, renderCode }: StepsProps) {
  const { t } = useTranslation()
  const quantity = Math.min(choice.quantity, item.returnable_quantity)
  if (step === 'quantity')
    return (
      <QuantityStep
        item={item}
        quantity={quantity}
        onChange={(next) => change({ quantity: next })}
        onNext={() => void goTo('reason', { quantity })}
      />
    )
  if (step === 'reason' || choice.reason === null)
    return (
      <ReasonStep
        item={item}
        reason={choice.reason}
        onNext={(reason) => void goTo('code', { quantity, reason, sent: null })}
      />
    )
  return (
    <Card padding="large">
      <h2 className="mb-2 text-lg font-bold leading-heading">{t('returns.codeTitle')}</h2>
      {renderCode({
        asked: { id: item.id, quantity, reason: choice.reason },
        sent: choice.sent,
        onSent: (sent) => change({ sent }),
        onDone: (done) => void goTo('done', { done }),
      })}
    </Card>
  )
}

function Narrow({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-5 lg:py-8">
      <div className="mx-auto grid max-w-xl md:mx-0">{children}</div>
    </div>
  )
}

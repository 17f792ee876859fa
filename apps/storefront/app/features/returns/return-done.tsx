import type { ReturnAnswer } from '@warsha/contract/returns/returns.rest.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { CheckIcon } from '@warsha/ui/icons.tsx'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { ReturnAmounts } from './return-amounts.tsx'

export type ReturnDoneProps = { done: ReturnAnswer; isCancellation: boolean }

/** Confirmation of a return with its refund. */
export function ReturnDone({ done, isCancellation }: ReturnDoneProps) {
  const { t, lang } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The step before is gone, and with it what had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <div className="grid justify-items-center gap-3 py-4 text-center">
        <span className="grid size-18 place-items-center rounded-full bg-brand-tint text-brand">
          <CheckIcon className="size-8" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold leading-heading outline-none">
          {t(isCancellation ? 'returns.cancellation.done' : 'returns.done')}
        </h2>
        <p className="text-muted">
          <bdi>{done.product_name}</bdi>
          {' · '}
          {t('returns.order', { number: done.order_number })}
        </p>
      </div>
      <Card>
        {done.amounts.refund_amount > 0 ? (
          <ReturnAmounts amounts={done.amounts} />
        ) : (
          <p className="text-muted">{t('returns.doneFree')}</p>
        )}
      </Card>
      <div className="grid gap-2 sm:grid-cols-2">
        <Link to={localePath(lang, '/wallet')} className={buttonClass({ size: 'step' })}>
          {t('returns.wallet')}
        </Link>
        <Link
          to={localePath(lang, '/returnable-orders')}
          className={buttonClass({ variant: 'secondary', size: 'step' })}
        >
          {t('returns.another')}
        </Link>
      </div>
    </div>
  )
}

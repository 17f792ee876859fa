import type { ReturnableItem } from '@warsha/contract/returns/returns.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { listReasons } from './return-calls.ts'

export type ReasonStepProps = {
  item: ReturnableItem
  reason: number | null
  onNext: (reason: number) => void
}

/** Why it comes back; of goods that were delivered also that they are unused. */
export function ReasonStep({ item, reason, onNext }: ReasonStepProps) {
  const { t } = useTranslation()
  const name = useId()
  const [chosen, setChosen] = useState(reason)
  const [isUnused, setUnused] = useState(reason !== null)
  const [isTried, setTried] = useState(false)
  const {
    value: reasons,
    hasFailed,
    reload,
  } = useLoad(['return-reasons', item.category_id], (signal) => listReasons(item.category_id, signal))
  const needsUnused = item.is_delivered && !isUnused

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (chosen !== null && !needsUnused) onNext(chosen)
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Card className="lg:p-5">
        <fieldset aria-describedby={`${name}-problem`}>
          <legend className="text-lg font-bold leading-heading">
            {t(item.is_delivered ? 'returns.reasonTitle' : 'returns.cancellation.reasonTitle')}
          </legend>
          <div className="mt-3 grid gap-2">
            {!reasons && !hasFailed && <Skeleton className="h-48" />}
            {hasFailed && (
              <Button variant="secondary" onClick={reload}>
                {t('returns.retry')}
              </Button>
            )}
            {reasons?.map(({ id, title }) => (
              <label
                key={id}
                className={classNames(
                  'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border px-3 py-2',
                  id === chosen ? 'border-brand bg-brand-tint' : 'border-line hover:border-brand',
                )}
              >
                <input
                  type="radio"
                  name={name}
                  value={id}
                  checked={id === chosen}
                  onChange={() => setChosen(id)}
                  className="size-5 shrink-0 accent-brand"
                />
                <span className="min-w-0">{title}</span>
              </label>
            ))}
          </div>
          <p id={`${name}-problem`} role="alert" className="not-empty:mt-2 text-sm text-danger">
            {isTried && chosen === null && t('returns.reasonRequired')}
          </p>
        </fieldset>
        {item.is_delivered && (
          <Checkbox
            label={t('returns.unused')}
            checked={isUnused}
            error={isTried && needsUnused && t('returns.unusedRequired')}
            onChange={(event) => setUnused(event.target.checked)}
            className="mt-3 border-t border-line pt-3"
          />
        )}
      </Card>
      <Button type="submit" size="step" isFullWidth>
        {t('returns.next')}
      </Button>
    </form>
  )
}

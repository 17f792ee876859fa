import type { ReturnableItem } from '@warsha/contract/returns/returns.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { QuantityStepper } from '@warsha/ui/quantity-stepper.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { ReturnAmounts } from './return-amounts.tsx'
import { readSummary } from './return-calls.ts'
import { ReturnableCard } from './returnable-card.tsx'

export type QuantityStepProps = {
  item: ReturnableItem
  quantity: number
  onChange: (quantity: number) => void
  onNext: () => void
}

/** How many, and what that gives back. */
export function QuantityStep({ item, quantity, onChange, onNext }: QuantityStepProps) {
  const { t } = useTranslation()
  const { value, hasFailed, reload } = useLoad(
    ['return-amounts', item.id, quantity],
    (signal) => readSummary(item.id, quantity, signal),
    { isCached: false, keepsPrevious: true },
  )
  const isCurrent = value?.quantity === quantity
  return (
    <div className="grid gap-4">
      <ReturnableCard item={item}>
        {item.returnable_quantity > 1 && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
            <p className="font-semibold">{t('returns.quantity')}</p>
            <QuantityStepper
              quantity={quantity}
              label={t('returns.quantity')}
              increaseLabel={t('returns.increase')}
              decreaseLabel={t('returns.decrease')}
              isMost={quantity >= item.returnable_quantity}
              onIncrease={() => onChange(quantity + 1)}
              onDecrease={() => onChange(quantity - 1)}
            />
          </div>
        )}
      </ReturnableCard>
      <Card>
        <h2 className="mb-3 text-lg font-bold leading-heading">{t('returns.summary.title')}</h2>
        {value && <ReturnAmounts amounts={value} />}
        {!value && !hasFailed && <Skeleton className="h-24" />}
        {hasFailed && (
          <Button variant="secondary" onClick={reload}>
            {t('returns.retry')}
          </Button>
        )}
        <p className="mt-3 text-sm text-muted">{t('returns.summary.atOnce')}</p>
      </Card>
      <Button size="step" isFullWidth disabled={!isCurrent} onClick={onNext}>
        {t('returns.next')}
      </Button>
    </div>
  )
}

import type { ReturnableItem } from '@warsha/contract/returns/returns.rest.ts'
import { QuantityStepper } from '@warsha/ui/quantity-stepper.tsx'
import { useTranslation } from '~/session/messages.ts'
import { ReturnableCard } from './returnable-card.tsx'

export type QuantityCardProps = {
  item: ReturnableItem
  quantity: number
  onChange: (quantity: number) => void
}

/** What is returned, and how many of it. */
export function QuantityCard({ item, quantity, onChange }: QuantityCardProps) {
  const { t } = useTranslation()
  return (
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
  )
}

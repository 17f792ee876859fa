import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { MinusIcon, PlusIcon } from './shop-icons.tsx'

export type QuantityStepperProps = {
  quantity: number
  /** Names the group, for example "Quantity". */
  label: string
  increaseLabel: string
  decreaseLabel: string
  onIncrease: () => void
  onDecrease: () => void
  /** More has been asked for and is not yet granted. */
  isPending?: boolean
  /** There is no more to be had. */
  isMost?: boolean
  /** One less than one piece is allowed, and is none. */
  removesAtOne?: boolean
}

export function QuantityStepper({
  quantity,
  label,
  increaseLabel,
  decreaseLabel,
  onIncrease,
  onDecrease,
  isPending = false,
  isMost = false,
  removesAtOne = false,
}: QuantityStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend and brings its own box
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-control border border-line bg-surface"
    >
      <IconButton
        icon={MinusIcon}
        label={decreaseLabel}
        disabled={quantity <= 1 && !removesAtOne}
        onClick={onDecrease}
      />
      <bdi className="min-w-8 text-center font-bold tabular-nums">{quantity}</bdi>
      <IconButton
        icon={PlusIcon}
        label={increaseLabel}
        disabled={isMost}
        aria-busy={isPending || undefined}
        className={classNames(isPending && 'pending-line')}
        onClick={onIncrease}
      />
    </div>
  )
}

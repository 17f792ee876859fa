import { classNames } from '@warsha/ui/class-names.ts'
import { useId } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { PaymentOption } from './payment-options.ts'

export type MethodChoiceProps = {
  options: readonly PaymentOption[]
  chosen: string
  error: string | undefined
  onChoose: (id: string) => void
}

export function MethodChoice({ options, chosen, error, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation()
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-lg font-bold leading-heading">{t('payment.method')}</legend>
      <div className="mt-3 grid gap-2">
        {options.length === 0 && <p className="text-muted">{t('payment.noMethods')}</p>}
        {options.map((option) => (
          <Method key={option.id} option={option} isChosen={option.id === chosen} onChoose={onChoose} />
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
      <p className="mt-3 text-sm text-muted">{t('payment.safe')}</p>
    </fieldset>
  )
}

type MethodProps = { option: PaymentOption; isChosen: boolean; onChoose: (id: string) => void }

function Method({ option, isChosen, onChoose }: MethodProps) {
  const { t } = useTranslation()
  const { id, name, logo, feePercentage } = option
  return (
    <label
      className={classNames(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border px-4',
        isChosen ? 'border-brand bg-brand-tint' : 'border-line hover:border-brand',
      )}
    >
      <input
        type="radio"
        name="gateway"
        value={id}
        checked={isChosen}
        onChange={() => onChoose(id)}
        className="size-5 accent-brand"
      />
      <span className="min-w-0 flex-1 font-semibold">
        <bdi>{name}</bdi>
        {feePercentage > 0 && (
          <span className="block text-sm font-normal text-muted">
            {t('payment.fee', { percent: String(feePercentage) })}
          </span>
        )}
      </span>
      {logo && <img src={logo} alt="" className="h-7 max-w-20 object-contain" />}
    </label>
  )
}

import { nameMaxLength } from '@warsha/contract/constants.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { Payer, PayerField } from './payer-form.ts'

export type PayerFieldsProps = {
  payer: Payer
  locked: readonly PayerField[]
  errors: Partial<Record<PayerField, string>>
  onChange: (field: PayerField, value: string) => void
}

export function PayerFields({ payer, locked, errors, onChange }: PayerFieldsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-bold leading-heading">{t('payment.payer')}</legend>
      {fields.map(({ name, label, hint, className, ...input }) => (
        <TextField
          key={name}
          name={name}
          label={t(label)}
          hint={hint && t(hint)}
          error={errors[name]}
          value={payer[name]}
          readOnly={locked.includes(name)}
          onChange={({ target }) => onChange(name, target.value)}
          className={className}
          {...input}
        />
      ))}
    </fieldset>
  )
}

const fields = [
  {
    name: 'firstName',
    label: 'payment.firstName',
    hint: undefined,
    className: undefined,
    autoComplete: 'given-name',
    maxLength: nameMaxLength,
  },
  {
    name: 'lastName',
    label: 'payment.lastName',
    hint: undefined,
    className: undefined,
    autoComplete: 'family-name',
    maxLength: nameMaxLength,
  },
  {
    name: 'email',
    label: 'payment.email',
    hint: 'payment.emailHint',
    className: 'sm:col-span-2',
    type: 'email',
    dir: 'ltr',
    autoComplete: 'email',
    maxLength: 254,
  },
] as const

import { nameMaxLength } from '@warsha/contract/constants.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { AskedField, Payer, PayerField, PayerProblem } from './payer-form.ts'

export type PayerFieldsProps = {
  payer: Payer
  asked: readonly AskedField[]
  locked: readonly PayerField[]
  problems: Partial<Record<PayerField, PayerProblem>>
  onChange: (field: PayerField, value: string) => void
}

export function PayerFields({ payer, asked, locked, problems, onChange }: PayerFieldsProps) {
  const { t } = useTranslation()
  const textOf = (problem: PayerProblem | undefined) => problem && t(`refusals.${problem}`)
  const isAsked = (wanted: PayerField) => asked.some(({ name }) => name === wanted)
  const isRequired = (wanted: PayerField) => asked.some((field) => field.name === wanted && field.isRequired)
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-bold leading-heading">{t('payment.payer')}</legend>
      {fields
        .filter(({ name }) => isAsked(name))
        .map(({ name, label, hint, className, ...input }) => (
          <TextField
            key={name}
            name={name}
            label={t(label)}
            hint={hint && !isRequired(name) ? t(hint) : undefined}
            error={textOf(problems[name])}
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

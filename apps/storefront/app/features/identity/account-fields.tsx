import { IconButton } from '@warsha/ui/icon-button.tsx'
import { EyeIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { AccountField, AccountValues } from './account-form.ts'

export type AccountFieldsProps = {
  fields: readonly AccountField[]
  values: AccountValues
  errors: Partial<Record<AccountField, string>>
  /** A password that is being chosen, or one that exists. */
  password: 'new-password' | 'current-password'
  onChange: (values: AccountValues) => void
}

export function AccountFields({ fields, values, errors, password, onChange }: AccountFieldsProps) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)

  return fields.map((field) => {
    const isSecret = field === 'password' || field === 'repeat'
    return (
      <TextField
        key={field}
        className={field === 'firstName' || field === 'lastName' ? undefined : 'sm:col-span-full'}
        name={field}
        label={t(labels[field])}
        hint={field === 'password' && password === 'new-password' && t('register.passwordHint')}
        error={errors[field]}
        value={values[field]}
        type={isSecret && !isShown ? 'password' : field === 'email' ? 'email' : 'text'}
        dir={isSecret || field === 'email' ? 'ltr' : undefined}
        autoComplete={isSecret ? password : autoCompletes[field]}
        maxLength={isSecret || field === 'email' ? 254 : 16}
        trailing={
          field === 'password' && (
            <IconButton
              icon={EyeIcon}
              label={t('register.showPassword')}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            />
          )
        }
        onChange={(event) => onChange({ ...values, [field]: event.target.value })}
      />
    )
  })
}

const labels = {
  firstName: 'register.firstName',
  lastName: 'register.lastName',
  email: 'register.email',
  password: 'register.password',
  repeat: 'register.repeatPassword',
} as const satisfies Record<AccountField, string>

const autoCompletes = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
} as const

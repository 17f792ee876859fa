import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import type { ClipboardEvent, ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { type DialCountry, readDigits, readPasted } from './phone-form.ts'

export type PhoneChoice = { countryId: number | null; digits: string }

export type PhoneFieldsProps = {
  countries: readonly DialCountry[]
  choice: PhoneChoice
  onChange: (choice: PhoneChoice) => void
  countryError?: ReactNode
  phoneError?: ReactNode
}

/** A number is written from left to right in every language, prefix first. */
export function PhoneFields({ countries, choice, onChange, countryError, phoneError }: PhoneFieldsProps) {
  const { t } = useTranslation()
  const country = countries.find(({ id }) => id === choice.countryId)

  function chooseCountry(id: number | null) {
    const next = countries.find((each) => each.id === id)
    onChange({ countryId: id, digits: readDigits(choice.digits, next) })
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = readPasted(event.clipboardData.getData('text'), countries)
    if (!pasted) return
    event.preventDefault()
    onChange({ countryId: pasted.country.id, digits: pasted.digits })
  }

  return (
    <>
      <Select
        name="country"
        label={t('login.country')}
        value={choice.countryId ?? ''}
        autoComplete="tel-country-code"
        error={countryError}
        onChange={(event) => chooseCountry(Number(event.target.value) || null)}
      >
        <option value="">{t('login.chooseCountry')}</option>
        {countries.map(({ id, name, phone_prefix }) => (
          <option key={id} value={id}>
            {t('login.countryOption', { country: name, prefix: `\u2066${phone_prefix}\u2069` })}
          </option>
        ))}
      </Select>
      <TextField
        name="phone"
        label={t('login.phone')}
        dir="ltr"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="send"
        value={choice.digits}
        error={phoneError}
        leading={country && <bdi className="tabular-nums">{country.phone_prefix}</bdi>}
        placeholder={country && '0'.repeat(country.phone_digits)}
        onPaste={paste}
        onChange={(event) => onChange({ ...choice, digits: readDigits(event.target.value, country) })}
      />
    </>
  )
}

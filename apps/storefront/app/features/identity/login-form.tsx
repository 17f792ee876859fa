import { Button } from '@warsha/ui/button.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { loginStore } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'
import { type PhoneChoice, PhoneFields } from './phone-fields.tsx'
import { type DialCountry, findPhoneProblem, type PhoneProblem } from './phone-form.ts'
import { type CodeRequestOptions, useCodeRequest } from './use-code-request.ts'

export type LoginFormProps = { countries: readonly DialCountry[]; request: CodeRequestOptions }

export function LoginForm({ countries, request }: LoginFormProps) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<PhoneChoice>(() => firstChoice(countries))
  const [problem, setProblem] = useState<PhoneProblem | null>(null)
  const { isPending, errors, requestCode } = useCodeRequest(request)
  const form = useRef<HTMLFormElement>(null)
  const country = countries.find(({ id }) => id === choice.countryId)
  // The number is what this page is for: the keyboard may as well be open, unless something else of it is in use.
  useEffect(() => {
    if (!form.current?.contains(document.activeElement))
      form.current?.querySelector<HTMLElement>('[name=phone]')?.focus({ preventScroll: true })
  }, [])

  function change(next: PhoneChoice) {
    setChoice(next)
    const nextCountry = countries.find(({ id }) => id === next.countryId)
    // A refused number is checked again while it is corrected.
    setProblem((shown) => shown && findPhoneProblem(next.digits, nextCountry))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = findPhoneProblem(choice.digits, country)
    setProblem(found)
    if (found || !country) {
      const name = found === 'COUNTRY_CODE_INVALID' ? 'country' : 'phone'
      form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
      return
    }
    requestCode({ countryCode: country.phone_prefix, phoneNumber: choice.digits })
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <PhoneFields
        countries={countries}
        choice={choice}
        onChange={change}
        countryError={
          problem === 'COUNTRY_CODE_INVALID'
            ? t('refusals.COUNTRY_CODE_INVALID')
            : messageFor('countryCode', errors)
        }
        phoneError={
          problem === 'PHONE_INVALID' ? t('refusals.PHONE_INVALID') : messageFor('phoneNumber', errors)
        }
      />
      <Button type="submit" size="step" isFullWidth isPending={isPending} className="mt-1">
        {t('login.submit')}
      </Button>
    </form>
  )
}

/** The first country is the shop's own. A number that was given before is there again, to be corrected. */
function firstChoice(countries: readonly DialCountry[]): PhoneChoice {
  const { country_code, phone_number } = loginStore.getState()
  const known = countries.find(({ phone_prefix }) => phone_prefix === country_code)
  const isKnown = known !== undefined && phone_number.length === known.phone_digits
  return isKnown
    ? { countryId: known.id, digits: phone_number }
    : { countryId: countries[0]?.id ?? null, digits: '' }
}

function messageFor(field: string, errors: readonly { field?: string | null; message?: string | null }[]) {
  return errors.find((error) => error.field === field)?.message ?? undefined
}

import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { rememberPhone } from '~/session/session-actions.ts'
import { toast } from '~/session/toasts.ts'
import { type PhoneChoice, PhoneFields } from '../phone-fields.tsx'
import { type DialCountry, findPhoneProblem, type PhoneProblem } from '../phone-form.ts'
import type { Phone } from '../send-code.ts'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { changePhone, requestPhoneChange } from './own-account-calls.ts'
import { PhoneVerificationStep } from './phone-verification-step.tsx'
import { SectionWaiting } from './section.tsx'
import { SendCodeButtons } from './send-code-buttons.tsx'
import { useDialCountries } from './use-dial-countries.ts'
import { useSendCode } from './use-send-code.ts'

export type PhoneChangeDialogProps = { onClose: (isChanged: boolean) => void }

export function PhoneChangeDialog({ onClose }: PhoneChangeDialogProps) {
  const { t } = useTranslation()
  const { value: countries, hasFailed, reload } = useDialCountries()
  return (
    <Dialog isOpen onClose={() => onClose(false)} title={t('profile.newPhone')} closeLabel={t('shell.close')}>
      {countries ? (
        <PhoneChangeSteps countries={countries} onDone={() => onClose(true)} />
      ) : (
        <SectionWaiting hasFailed={hasFailed} onRetry={reload}>
          <Skeleton className="h-80" />
        </SectionWaiting>
      )}
    </Dialog>
  )
}

type PhoneChangeStepsProps = { countries: readonly DialCountry[]; onDone: () => void }

function PhoneChangeSteps({ countries, onDone }: PhoneChangeStepsProps) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<PhoneChoice>({ countryId: countries[0]?.id ?? null, digits: '' })
  const [problem, setProblem] = useState<PhoneProblem | null>(null)
  const country = countries.find(({ id }) => id === choice.countryId)
  const phone: Phone = { countryCode: country?.phone_prefix ?? '', phoneNumber: choice.digits }
  const [proven, setProven] = useState<string | null>(null)
  const code = useSendCode((service) => requestPhoneChange(phone, service))

  function change(next: PhoneChoice) {
    setChoice(next)
    setProblem(null)
  }

  function check(): boolean {
    const found = findPhoneProblem(choice.digits, country)
    setProblem(found)
    return found === null
  }

  /** The shop asks for the proof when the code of the new number is right. */
  async function confirmNumber(digits: string) {
    const errors = await changePhone(phone, digits)
    if (!errors.some(({ field }) => field === 'currentOtp')) return errors
    setProven(digits)
    return errors.filter(({ field }) => field !== 'currentOtp')
  }

  function finish() {
    rememberPhone({ country_code: phone.countryCode, phone_number: phone.phoneNumber })
    flushSession()
    toast.success(t('profile.phoneChanged'))
    onDone()
  }

  if (proven) {
    return (
      <PhoneVerificationStep
        change={(proof) => changePhone(phone, proven, proof)}
        onExpired={() => setProven(null)}
        onDone={finish}
      />
    )
  }
  if (code.sentBy) {
    return (
      <ConfirmByCode
        to={formatPhone(`${phone.countryCode}${phone.phoneNumber}`)}
        code={code}
        submitLabel={t('profile.continue')}
        confirm={confirmNumber}
        onDone={() => undefined}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('profile.newPhoneText')}</p>
      <PhoneFields
        countries={countries}
        choice={choice}
        onChange={change}
        countryError={problem === 'COUNTRY_CODE_INVALID' && t(`refusals.${problem}`)}
        phoneError={problem === 'PHONE_INVALID' && t(`refusals.${problem}`)}
      />
      <SendCodeButtons code={code} check={check} />
    </div>
  )
}

import { Dialog } from '@warsha/ui/dialog.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { rememberPhone } from '~/session/session-actions.ts'
import { toast } from '~/session/toasts.ts'
import { type PhoneChoice, PhoneFields } from '../phone-fields.tsx'
import { findPhoneProblem, type PhoneProblem } from '../phone-form.ts'
import type { Phone } from '../send-code.ts'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { changePhone, requestPhoneChange } from './own-account-calls.ts'
import { SendCodeButtons } from './send-code-buttons.tsx'
import { useDialCountries } from './use-dial-countries.ts'
import { useSendCode } from './use-send-code.ts'

export type PhoneChangeDialogProps = { onClose: (isChanged: boolean) => void }

export function PhoneChangeDialog({ onClose }: PhoneChangeDialogProps) {
  const { t } = useTranslation()
  const countries = useDialCountries()
  const [choice, setChoice] = useState<PhoneChoice | null>(null)
  const [problem, setProblem] = useState<PhoneProblem | null>(null)
  const chosen = choice ?? { countryId: countries[0]?.id ?? null, digits: '' }
  const country = countries.find(({ id }) => id === chosen.countryId)
  const phone: Phone = { countryCode: country?.phone_prefix ?? '', phoneNumber: chosen.digits }
  const code = useSendCode((service) => requestPhoneChange(phone, service))

  function change(next: PhoneChoice) {
    setChoice(next)
    setProblem(null)
  }

  function finish() {
    rememberPhone({ country_code: phone.countryCode, phone_number: phone.phoneNumber })
    flushSession()
    toast.success(t('profile.phoneChanged'))
    onClose(true)
  }

  return (
    <Dialog isOpen onClose={() => onClose(false)} title={t('profile.newPhone')} closeLabel={t('shell.close')}>
      {code.sentBy ? (
        <ConfirmByCode
          to={`${phone.countryCode} ${phone.phoneNumber}`}
          code={code}
          submitLabel={t('profile.confirm')}
          confirm={(digits) => changePhone(phone, digits)}
          onDone={finish}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-muted">{t('profile.newPhoneText')}</p>
          <PhoneFields
            countries={countries}
            choice={chosen}
            onChange={change}
            countryError={problem === 'COUNTRY_CODE_INVALID' && t(`refusals.${problem}`)}
            phoneError={problem === 'PHONE_INVALID' && t(`refusals.${problem}`)}
          />
          <SendCodeButtons
            code={code}
            check={() => {
              const found = findPhoneProblem(chosen.digits, country)
              setProblem(found)
              return found === null
            }}
          />
        </div>
      )}
    </Dialog>
  )
}

import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useState } from 'react'
import { useLogin } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { useLoad } from '~/session/use-load.ts'
import { canUsePasskeys, listPasskeys, signWithPasskey } from '../passkey-calls.ts'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { type OwnerCredential, requestPhoneProof } from './own-account-calls.ts'
import { SendCodeButtons } from './send-code-buttons.tsx'
import { useSendCode } from './use-send-code.ts'

type Errors = readonly { field?: string | null; message?: string | null }[]

export type PhoneVerificationStepProps = {
  change: (proof: OwnerCredential) => Promise<Errors>
  /** The code of the new number is not good any more. */
  onExpired: () => void
  onDone: () => void
}

/** The last step to another number: a stranger at an open browser has neither the present number nor a passkey. */
export function PhoneVerificationStep({ change, onExpired, onDone }: PhoneVerificationStepProps) {
  const { t } = useTranslation()
  const code = useSendCode(requestPhoneProof)
  const present = usePresentContact()

  async function confirm(proof: OwnerCredential): Promise<Errors> {
    const errors = await change(proof)
    const expired = errors.filter(({ field }) => field === 'otp')
    if (expired.length === 0) return errors
    showErrors(expired)
    onExpired()
    return errors
  }

  if (code.sentBy) {
    return (
      <ConfirmByCode
        to={present}
        code={code}
        submitLabel={t('profile.confirm')}
        confirm={(currentOtp) => confirm({ currentOtp })}
        onDone={onDone}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-semibold">{t('profile.proof')}</h3>
      <p className="text-muted">
        {t('profile.proofText')}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere text-ink tabular-nums">
          {present}
        </bdi>
      </p>
      <SendCodeButtons code={code} />
      <PasskeyProof confirm={confirm} onDone={onDone} />
    </div>
  )
}

type PasskeyProofProps = { confirm: (proof: OwnerCredential) => Promise<Errors>; onDone: () => void }

/** Offered to who has a passkey, in a browser that can use it. */
function PasskeyProof({ confirm, onDone }: PasskeyProofProps) {
  const { t } = useTranslation()
  const { value: passkeys } = useLoad(['passkeys'], listPasskeys)
  const [isPending, setPending] = useState(false)
  if (!passkeys?.length || !canUsePasskeys()) return null

  async function prove() {
    setPending(true)
    try {
      const passkey = await signWithPasskey()
      if (!passkey) return
      const errors = await confirm({ passkey })
      showErrors(errors.filter(({ field }) => field !== 'otp'))
      if (errors.length === 0) onDone()
    } catch (error) {
      showErrors(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <Button variant="secondary" isFullWidth isPending={isPending} onClick={() => void prove()}>
      {t('profile.proofByPasskey')}
    </Button>
  )
}

/** Where the code goes: the number, or of an account without one the e-mail address. */
function usePresentContact(): string {
  return useLogin(({ country_code, phone_number, email }) =>
    phone_number ? formatPhone(`${country_code}${phone_number}`) : email,
  )
}

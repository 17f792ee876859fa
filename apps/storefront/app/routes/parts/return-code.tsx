import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { useEffect } from 'react'
import { ConfirmByCode } from '~/features/identity/profile/confirm-by-code.tsx'
import { SendCodeButtons } from '~/features/identity/profile/send-code-buttons.tsx'
import { useSendCode } from '~/features/identity/profile/use-send-code.ts'
import { sendWithCaptcha } from '~/features/identity/send-code.ts'
import { requestReturn, verifyReturn } from '~/features/returns/return-calls.ts'
import type { CodeStepProps } from '~/features/returns/return-page.tsx'
import { useLogin } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'

/** Sends the code of a return and completes it with the code. */
export function ReturnCode({ asked, isCancellation, sent, onSent, onDone }: CodeStepProps) {
  const { t } = useTranslation()
  const code = useSendCode(
    ({ value }) => sendWithCaptcha((proof) => requestReturn(asked, value, proof)),
    sent,
  )
  const to = useLogin(({ country_code, phone_number, emailAddress }) =>
    phone_number ? formatPhone(`${country_code}${phone_number}`) : emailAddress,
  )
  const { sentBy, resendAt } = code

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a code that is sent now is noted
  useEffect(() => {
    if (sentBy && resendAt !== sent?.resendAt) onSent({ sentBy, resendAt })
  }, [sentBy, resendAt])

  async function confirm(digits: string) {
    const verified = await verifyReturn(asked.id, digits)
    if ('errors' in verified) return verified.errors
    onDone(verified.done)
    return []
  }

  if (!sentBy)
    return (
      <div className="grid gap-4">
        <p className="text-muted">
          {t(isCancellation ? 'returns.cancellation.codeText' : 'returns.codeText')}
        </p>
        <SendCodeButtons code={code} />
      </div>
    )
  return (
    <ConfirmByCode
      to={to}
      code={code}
      submitLabel={t(isCancellation ? 'returns.cancellation.confirm' : 'returns.confirm')}
      isExplicit
      confirm={confirm}
      onDone={() => undefined}
    />
  )
}

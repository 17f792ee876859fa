import { codeLength } from '@warsha/contract/constants.ts'
import { formatCountdown } from '@warsha/contract/formats/format-countdown.ts'
import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Countdown } from '@warsha/ui/countdown.tsx'
import { ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useGoBack } from '~/session/use-go-back.ts'
import { CodeField } from './code-field.tsx'
import { ServiceDrawer } from './service-drawer.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { useResend } from './use-resend.ts'
import { useVerify } from './use-verify.ts'
import { useWebOtp } from './use-web-otp.ts'
import type { VerifyState } from './verify-state.ts'

export type VerifyPageProps = {
  phone: { countryCode: string; phoneNumber: string }
  state: Partial<VerifyState>
  invitedBy: string | undefined
  isDriver: boolean
}

export function VerifyPage({ phone, state, invitedBy, isDriver }: VerifyPageProps) {
  const { t } = useTranslation()
  const goBack = useGoBack()
  const [code, setCode] = useState('')
  const [driverCode, setDriverCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const resend = useResend({ phone, state, ref: invitedBy })
  const { isPending, problem, verify, forgetProblem } = useVerify({
    phone,
    isDriver,
    invitedBy,
    onWrongCode() {
      setCode('')
      field.current?.focus()
    },
  })
  useWebOtp(change)
  // There is one thing to do here, and the keyboard may as well be open for it.
  useEffect(() => field.current?.focus(), [])

  function change(next: string) {
    setCode(next)
    if (next.length > 0) forgetProblem()
    if (next.length === codeLength && next !== code) verify(next, driverCode)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    verify(code, driverCode)
  }

  const number = (
    <bdi dir="ltr" className="font-semibold whitespace-nowrap text-ink tabular-nums">
      {formatPhone(`${phone.countryCode}${phone.phoneNumber}`)}
    </bdi>
  )

  return (
    <SignInCard
      icon={ShieldIcon}
      heading={t('login.verify.title')}
      text={
        <>
          <p>
            {resend.service
              ? t('login.verify.sentBy', { service: resend.service.label })
              : t('login.verify.sent')}{' '}
            {number}
          </p>
          <button
            type="button"
            onClick={goBack}
            className="min-h-11 font-semibold text-brand underline underline-offset-4"
          >
            {t('login.verify.changeNumber')}
          </button>
        </>
      }
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {isDriver && (
          <TextField
            label={t('login.verify.driverCode')}
            name="driverCode"
            dir="ltr"
            autoComplete="off"
            value={driverCode}
            error={problem?.field === 'driverCode' && problem.message}
            onChange={(event) => setDriverCode(event.target.value.slice(0, 40))}
          />
        )}
        <CodeField
          label={t('login.verify.code')}
          value={code}
          inputRef={field}
          isBusy={isPending}
          error={problem && problem.field !== 'driverCode' && problem.message}
          onChange={change}
        />
        <Button type="submit" size="step" isFullWidth isPending={isPending}>
          {t('login.verify.submit')}
        </Button>
      </form>

      <div className="mt-5 flex flex-col items-center gap-1">
        <Button
          variant="ghost"
          isFullWidth
          disabled={resend.isWaiting}
          isPending={resend.isPending}
          onClick={() => resend.send()}
        >
          {resend.isWaiting ? t('login.verify.resendIn') : t('login.verify.resend')}
          {resend.isWaiting && (
            <Countdown
              key={resend.until}
              until={resend.until}
              format={formatCountdown}
              onEnd={resend.endWait}
            />
          )}
        </Button>
        {resend.services.length > 1 && (
          <Button variant="ghost" isFullWidth onClick={() => setChoosing(true)}>
            {t('login.verify.otherService')}
          </Button>
        )}
      </div>
      <ServiceDrawer
        isOpen={isChoosing}
        services={resend.services}
        used={resend.service?.value ?? ''}
        onClose={() => setChoosing(false)}
        onChoose={(service) => {
          setChoosing(false)
          resend.send(service)
        }}
      />
    </SignInCard>
  )
}

import { codeLength } from '@warsha/contract/constants.ts'
import { formatCountdown } from '@warsha/contract/formats/format-countdown.ts'
import { Button, type ButtonLook } from '@warsha/ui/button.tsx'
import { Countdown } from '@warsha/ui/countdown.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { CodeField } from '../code-field.tsx'
import type { SendCode } from './use-send-code.ts'

export type ConfirmByCodeProps = {
  /** Where the code went. */
  to: string
  code: SendCode
  submitLabel: string
  variant?: ButtonLook['variant']
  /** An irreversible action waits for its button even when the code is complete. */
  isExplicit?: boolean
  confirm: (digits: string) => Promise<readonly { message?: string | null }[]>
  onDone: () => void
}

export function ConfirmByCode(props: ConfirmByCodeProps) {
  const { to, code, submitLabel, variant, isExplicit = false, confirm, onDone } = props
  const { t } = useTranslation()
  const [digits, setDigits] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function change(next: string) {
    setDigits(next)
    setProblem(null)
    if (!isExplicit && next.length === codeLength && next !== digits) void submit(next)
  }

  async function submit(given: string) {
    if (isRunning.current) return
    if (!given) return setProblem(t('refusals.CODE_REQUIRED'))
    if (given.length !== codeLength) {
      return setProblem(t('refusals.CODE_LENGTH_INVALID', { length: codeLength }))
    }
    isRunning.current = true
    setPending(true)
    try {
      const [error] = await confirm(given)
      if (!error) return onDone()
      setDigits('')
      setProblem(error.message || t('errors.generic'))
      field.current?.focus()
    } catch (error) {
      showErrors(error)
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void submit(digits)
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      <p className="text-muted">
        {t('profile.codeSentTo')}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere text-ink tabular-nums">
          {to}
        </bdi>
      </p>
      <CodeField
        label={t('profile.code')}
        value={digits}
        inputRef={field}
        isBusy={isPending}
        error={problem}
        onChange={change}
      />
      <Button type="submit" size="step" variant={variant} isFullWidth isPending={isPending}>
        {submitLabel}
      </Button>
      <Resend code={code} />
    </form>
  )
}

function Resend({ code: { sentBy, resendAt, isPending, sendBy } }: { code: SendCode }) {
  const { t } = useTranslation()
  const [endedAt, setEndedAt] = useState(0)
  const isWaiting = endedAt < resendAt
  return (
    <Button
      variant="ghost"
      isFullWidth
      disabled={isWaiting}
      isPending={isPending}
      onClick={() => sentBy && void sendBy(sentBy)}
    >
      {t(isWaiting ? 'profile.resendIn' : 'profile.resend')}
      {isWaiting && (
        <Countdown
          key={resendAt}
          until={resendAt}
          format={formatCountdown}
          onEnd={() => setEndedAt(resendAt)}
        />
      )}
    </Button>
  )
}

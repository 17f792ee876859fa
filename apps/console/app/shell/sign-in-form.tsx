import { passwordSignInCall } from '@warsha/contract/console/staff/staff.calls.ts'
import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LatinField } from '~/components/text-input.tsx'
import { api } from '~/session/api.ts'
import { failureText } from '~/session/failure-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { hasPasskeys, signInWithPasskey } from '~/session/passkeys.ts'

type SignInFormProps = { onSignedIn: (operator: RestOperator) => void | Promise<void>; email?: string }

type Credentials = { email: string; password: string; code: string }

/** Email and password, then the code of the authenticator app; or a passkey alone. */
export function SignInForm({ onSignedIn, email = '' }: SignInFormProps) {
  const { t } = useTranslation()
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, resetField, formState } = useForm<Credentials>({
    defaultValues: { email, password: '', code: '' },
  })

  async function enter(open: () => Promise<RestOperator | undefined>) {
    setFailure(undefined)
    try {
      const operator = await open()
      if (operator) await onSignedIn(operator)
    } catch (error) {
      setFailure(failureText(error, t))
      resetField('code')
    }
  }

  async function submit(body: Credentials) {
    if (step === 'password') return setStep('code')
    await enter(async () => (await api.call(passwordSignInCall, { body })).data)
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
      {step === 'password' ? (
        <>
          <LatinField
            label={t('console.signIn.email')}
            type="email"
            autoComplete="username"
            required
            data-autofocus
            {...register('email', { required: true })}
            aria-invalid={formState.errors.email ? true : undefined}
          />
          <LatinField
            label={t('console.signIn.password')}
            type="password"
            autoComplete="current-password"
            required
            {...register('password', { required: true })}
            aria-invalid={formState.errors.password ? true : undefined}
          />
        </>
      ) : (
        <LatinField
          key="code"
          label={t('console.signIn.code')}
          hint={t('console.signIn.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          {...register('code', { required: true })}
        />
      )}
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <Button type="submit" isFullWidth isPending={formState.isSubmitting}>
        {t(step === 'password' ? 'console.signIn.next' : 'console.signIn.submit')}
      </Button>
      {step === 'code' && (
        <Button variant="ghost" size="small" onClick={() => setStep('password')}>
          {t('console.signIn.back')}
        </Button>
      )}
      {step === 'password' && hasPasskeys() && (
        <>
          <p className="flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t('console.signIn.or')}
          </p>
          <Button variant="secondary" isFullWidth onClick={() => enter(signInWithPasskey)}>
            <ShieldIcon className="size-4.5" />
            {t('console.signIn.passkey')}
          </Button>
        </>
      )}
    </form>
  )
}

import { stepUpMinutes } from '@warsha/contract/console/staff/permissions.ts'
import { proveByCodeCall } from '@warsha/contract/console/staff/staff.calls.ts'
import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { LatinField } from '~/components/text-input.tsx'
import { api } from '~/session/api.ts'
import { failureText } from '~/session/failure-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { hasSessionEnded, setOperator, useOperator } from '~/session/operator.ts'
import { hasPasskeys, proveByPasskey } from '~/session/passkeys.ts'
import { answerQuestion, askOperator, useQuestion } from '~/session/questions.ts'
import { SignInForm } from './sign-in-form.tsx'

const lookEveryMs = 20_000

/** Asks above the page: for a new sign-in once the session has ended, for a fresh proof before money moves. */
export function QuestionsHost() {
  const question = useQuestion()
  useEffect(() => {
    const look = () => hasSessionEnded() && askOperator('sign-in')
    const timer = setInterval(look, lookEveryMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  if (question === 'sign-in') return <SignInAgain />
  return question === 'proof' ? <ProofDialog /> : null
}

function SignInAgain() {
  const { t } = useTranslation()
  const { id, email } = useOperator()

  function enter(operator: RestOperator) {
    // The page belongs to somebody else: nothing of it is shown to another person.
    if (operator.id !== id) return location.reload()
    setOperator(operator)
    answerQuestion(true)
  }

  return (
    <Dialog isOpen isBlocking title={t('console.signIn.again')}>
      <p className="mb-5 text-muted">{t('console.signIn.againText')}</p>
      <SignInForm email={email} onSignedIn={enter} />
    </Dialog>
  )
}

function ProofDialog() {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<string>()
  const { pathname } = useLocation()
  const [asked] = useState(pathname)
  // What was asked for belongs to the screen that was left: nothing happens there unseen.
  useEffect(() => {
    if (pathname !== asked) answerQuestion(false)
  }, [pathname, asked])
  const { register, handleSubmit, resetField, formState } = useForm({ defaultValues: { code: '' } })

  async function prove(ask: () => Promise<RestOperator | undefined>) {
    setFailure(undefined)
    try {
      const operator = await ask()
      if (!operator) return
      setOperator(operator)
      answerQuestion(true)
    } catch (error) {
      setFailure(failureText(error, t))
      resetField('code')
    }
  }

  return (
    <Dialog
      isOpen
      onClose={() => answerQuestion(false)}
      closeLabel={t('console.command.close')}
      title={t('console.proof.title')}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={handleSubmit((body) => prove(async () => (await api.call(proveByCodeCall, { body })).data))}
      >
        <p className="text-muted">{t('console.proof.text', { minutes: stepUpMinutes })}</p>
        <LatinField
          label={t('console.proof.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          error={failure}
          {...register('code', { required: true })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {hasPasskeys() && (
            <Button variant="secondary" onClick={() => prove(proveByPasskey)}>
              <ShieldIcon className="size-4.5" />
              {t('console.proof.passkey')}
            </Button>
          )}
          <Button type="submit" isPending={formState.isSubmitting}>
            {t('console.proof.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import { MailIcon } from '@warsha/ui/icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { confirmAccount } from './account-calls.ts'
import { StepLink } from './register-steps.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** Opened by the link of the mail: the address is confirmed by opening it. */
export function ConfirmStep({ email, token }: { email: string; token: string }) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<{ problem: string | null } | null>(null)

  useEffect(() => {
    confirmAccount({ email, token }).then(
      ([error]) => setOutcome({ problem: error ? (error.message ?? '') : null }),
      (failure) => {
        showErrors(failure)
        setOutcome({ problem: '' })
      },
    )
  }, [email, token])

  if (!outcome) {
    return (
      <SignInCard
        icon={MailIcon}
        heading={t('register.confirm.title')}
        text={<Skeleton className="h-5 w-40" />}
      >
        {null}
      </SignInCard>
    )
  }
  const isDone = outcome.problem === null
  return (
    <SignInCard
      icon={MailIcon}
      heading={<span role="status">{t(isDone ? 'register.confirm.done' : 'register.confirm.failed')}</span>}
      text={<p>{isDone ? t('register.confirm.doneText') : outcome.problem}</p>}
    >
      <StepLink step={isDone ? 'sign-in' : null} from="/">
        {t(isDone ? 'register.signIn.title' : 'register.noAccount')}
      </StepLink>
    </SignInCard>
  )
}

import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { MailIcon, UserIcon } from '@warsha/ui/icons.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { registerAccount, requestPasswordReset, setPassword, signInWithPassword } from './account-calls.ts'
import { AccountFields } from './account-fields.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { useAccountForm } from './use-account-form.ts'

/** `from` is where the shopper wanted to go, handed on from step to step. */
export type StepProps = { from: string }

/** The two names stand side by side where there is room. */
const formClass = 'grid gap-4 sm:grid-cols-2'

export function RegisterStep({ from }: StepProps) {
  const { t, lang } = useTranslation()
  const [isDone, setDone] = useState(false)
  const fields = ['firstName', 'lastName', 'email', 'password', 'repeat'] as const
  const form = useAccountForm({
    fields,
    send: (values) => registerAccount(values, ownAddress(lang, '/register?step=confirm')),
    onDone: () => setDone(true),
  })
  if (isDone) return <LookIntoInbox from={from} />
  return (
    <SignInCard icon={UserIcon} heading={t('register.heading')} text={<p>{t('register.text')}</p>}>
      <form onSubmit={form.submit} noValidate className={formClass}>
        <AccountFields fields={fields} password="new-password" {...form} onChange={form.change} />
        <Submit isPending={form.isPending}>{t('register.submit')}</Submit>
      </form>
      <Links>
        <StepLink step="sign-in" from={from}>
          {t('register.hasAccount')}
        </StepLink>
        <StepLink step="forgotten" from={from}>
          {t('register.forgotten')}
        </StepLink>
        <PhoneLink from={from} />
      </Links>
    </SignInCard>
  )
}

export function PasswordSignInStep({ from }: StepProps) {
  const { t } = useTranslation()
  const fields = ['email', 'password'] as const
  const form = useAccountForm({ fields, unchecked: ['password'], send: signInWithPassword })
  return (
    <SignInCard icon={MailIcon} heading={t('register.signIn.title')} text={null}>
      <form onSubmit={form.submit} noValidate className={formClass}>
        <AccountFields fields={fields} password="current-password" {...form} onChange={form.change} />
        <Submit isPending={form.isPending}>{t('register.signIn.submit')}</Submit>
      </form>
      <Links>
        <StepLink step="forgotten" from={from}>
          {t('register.forgotten')}
        </StepLink>
        <StepLink step={null} from={from}>
          {t('register.noAccount')}
        </StepLink>
        <PhoneLink from={from} />
      </Links>
    </SignInCard>
  )
}

export function ForgottenStep({ from }: StepProps) {
  const { t, lang } = useTranslation()
  const [isDone, setDone] = useState(false)
  const fields = ['email'] as const
  const form = useAccountForm({
    fields,
    send: ({ email }) => requestPasswordReset(email, ownAddress(lang, '/register?step=password')),
    onDone: () => setDone(true),
  })
  if (isDone) return <LookIntoInbox from={from} />
  return (
    <SignInCard icon={MailIcon} heading={t('register.reset.title')} text={<p>{t('register.reset.text')}</p>}>
      <form onSubmit={form.submit} noValidate className={formClass}>
        <AccountFields fields={fields} password="current-password" {...form} onChange={form.change} />
        <Submit isPending={form.isPending}>{t('register.reset.submit')}</Submit>
      </form>
      <Links>
        <StepLink step="sign-in" from={from}>
          {t('register.signIn.title')}
        </StepLink>
        <PhoneLink from={from} />
      </Links>
    </SignInCard>
  )
}

/** Opened by the link of the mail, which brings address and token. */
export function NewPasswordStep({ email, token }: { email: string; token: string }) {
  const { t } = useTranslation()
  const fields = ['password', 'repeat'] as const
  const [keepPasskeys, setKeepPasskeys] = useState(false)
  const form = useAccountForm({
    fields,
    send: ({ password }) => setPassword({ email, token, password, keepPasskeys }),
  })
  return (
    <SignInCard icon={MailIcon} heading={t('register.reset.newTitle')} text={<bdi dir="ltr">{email}</bdi>}>
      <form onSubmit={form.submit} noValidate className={formClass}>
        {/* Password managers store the new password under this address. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <AccountFields fields={fields} password="new-password" {...form} onChange={form.change} />
        <div className="flex flex-col gap-1 sm:col-span-full">
          <Checkbox
            label={t('register.reset.keepPasskeys')}
            checked={keepPasskeys}
            onChange={(event) => setKeepPasskeys(event.target.checked)}
          />
          <p className="text-sm text-muted">{t('register.reset.keepPasskeysText')}</p>
        </div>
        <Submit isPending={form.isPending}>{t('register.reset.newSubmit')}</Submit>
      </form>
    </SignInCard>
  )
}

function LookIntoInbox({ from }: StepProps) {
  const { t } = useTranslation()
  return (
    <SignInCard
      icon={MailIcon}
      heading={<span role="status">{t('register.inbox.title')}</span>}
      text={<p>{t('register.inbox.text')}</p>}
    >
      <StepLink step="sign-in" from={from}>
        {t('register.signIn.title')}
      </StepLink>
    </SignInCard>
  )
}

function Submit({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <Button type="submit" size="step" isFullWidth isPending={isPending} className="mt-1 sm:col-span-full">
      {children}
    </Button>
  )
}

function Links({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col gap-1 border-t border-line pt-4">{children}</div>
}

type StepLinkProps = { step: 'sign-in' | 'forgotten' | null; from: string; children: ReactNode }

export function StepLink({ step, from, children }: StepLinkProps) {
  const { lang } = useTranslation()
  return (
    <Link
      to={localePath(lang, step ? `/register?step=${step}` : '/register')}
      state={{ from }}
      className={buttonClass({ variant: 'ghost', isFullWidth: true })}
    >
      {children}
    </Link>
  )
}

function PhoneLink({ from }: StepProps) {
  const { t, lang } = useTranslation()
  return (
    <Link
      to={localePath(lang, '/login')}
      state={{ from }}
      className={buttonClass({ variant: 'ghost', isFullWidth: true })}
    >
      {t('register.byPhone')}
    </Link>
  )
}

function ownAddress(lang: 'en' | 'ar', path: string): string {
  return location.origin + localePath(lang, path)
}

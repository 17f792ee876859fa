import { buttonClass } from '@warsha/ui/button.tsx'
import { PhoneIcon } from '@warsha/ui/icons.tsx'
import { ExternalIcon } from '@warsha/ui/later-icons.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { LoginForm } from './login-form.tsx'
import { PasskeyLoginButton } from './passkey-login-button.tsx'
import type { DialCountry } from './phone-form.ts'
import { SignInCard } from './sign-in-card.tsx'
import type { CodeRequestOptions } from './use-code-request.ts'

export type LoginPageProps = {
  countries: readonly DialCountry[]
  request: CodeRequestOptions
  heading: ReactNode
  text: ReactNode
  /** The other shop of the house; null on that shop itself and where there is none. */
  sisterStoreUrl?: string | null
}

export function LoginPage({ countries, request, heading, text, sisterStoreUrl }: LoginPageProps) {
  const { t, lang } = useTranslation()
  return (
    <SignInCard icon={PhoneIcon} heading={heading} text={text}>
      <LoginForm countries={countries} request={request} />
      <p className="mt-4 text-center text-sm text-muted">
        {t('login.agree')}{' '}
        <Link
          to={localePath(lang, '/terms-and-policy')}
          className="font-semibold whitespace-nowrap text-brand underline underline-offset-4"
        >
          {t('login.terms')}
        </Link>
      </p>
      {!request.isDriver && (
        <div className="mt-6 flex flex-col gap-2 border-t border-line pt-5">
          <PasskeyLoginButton prefixes={countries.map(({ phone_prefix }) => phone_prefix)} />
          <Link
            to={localePath(lang, '/register?step=sign-in')}
            state={{ from: request.from }}
            className={buttonClass({ variant: 'ghost', isFullWidth: true })}
          >
            {t('login.byEmail')}
          </Link>
          {sisterStoreUrl && (
            <a href={sisterStoreUrl} className={buttonClass({ variant: 'ghost', isFullWidth: true })}>
              {t('login.sister')}
              <ExternalIcon className="size-4.5" />
            </a>
          )}
        </div>
      )}
    </SignInCard>
  )
}

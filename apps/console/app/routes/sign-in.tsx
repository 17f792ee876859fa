import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import { PageTitle } from '~/components/page-title.tsx'
import { chooseLanguage, useTranslation } from '~/session/messages.ts'
import { nextPath } from '~/session/next-path.ts'
import { findOperator, setOperator } from '~/session/operator.ts'
import { chosenLanguage } from '~/session/preferences.ts'
import { EntrancePage } from '~/shell/entrance-page.tsx'
import { SignInForm } from '~/shell/sign-in-form.tsx'
import type { Route } from './+types/sign-in.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (await findOperator()) throw redirect(nextPath(new URL(request.url).searchParams.get('next')))
  return null
}

export default function SignInRoute() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  async function enter(operator: RestOperator) {
    setOperator(operator)
    if (!chosenLanguage()) await chooseLanguage(operator.language)
    await navigate(nextPath(search.get('next')), { replace: true })
  }

  return (
    <EntrancePage title={t('console.signIn.title')} text={t('console.signIn.text')}>
      <PageTitle>{t('console.signIn.title')}</PageTitle>
      <SignInForm onSignedIn={enter} />
    </EntrancePage>
  )
}

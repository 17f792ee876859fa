import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { useNavigate } from 'react-router'
import { PageTitle } from '~/components/page-title.tsx'
import { useTranslation } from '~/session/messages.ts'
import { setOperator } from '~/session/operator.ts'
import { EntrancePage } from '~/shell/entrance-page.tsx'
import { SetupForm } from '~/shell/setup-form.tsx'

/** Makes credentials with a one-time secret, which an invitation carries behind the hash sign. */
export default function SetupRoute() {
  const { t } = useTranslation()
  const navigate = useNavigate()

  async function enter(operator: RestOperator) {
    setOperator(operator)
    await navigate('/', { replace: true })
  }

  return (
    <EntrancePage title={t('console.setup.title')} text={t('console.setup.text')}>
      <PageTitle>{t('console.setup.title')}</PageTitle>
      <SetupForm onSignedIn={enter} />
    </EntrancePage>
  )
}

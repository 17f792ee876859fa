import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import { redirect } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { findOperator } from '~/session/operator.ts'
import { screensFor } from '~/shell/navigation.ts'

/** The first screen that the operator may see. */
export async function clientLoader() {
  const operator = await findOperator()
  const [first] = operator ? screensFor(operator) : []
  if (first) throw redirect(first.path)
  return null
}

export default function HomeRoute() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={ShieldIcon}
      title={t('console.failure.noScreens')}
      text={t('console.failure.noScreensText')}
    />
  )
}

import { buttonClass } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { SearchIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { useTranslation } from '~/session/messages.ts'

export default function NotFoundRoute() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('console.failure.notFound')}
      text={t('console.failure.notFoundText')}
      action={
        <Link to="/" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {t('console.failure.home')}
        </Link>
      }
    />
  )
}

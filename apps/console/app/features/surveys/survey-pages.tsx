import { PageTabs } from '~/components/page-tabs.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { useTranslation } from '~/session/messages.ts'

/** The title of surveys, and the way between their pages. */
export function SurveyPages() {
  const { t } = useTranslation()
  const pages = [
    { to: '/surveys', title: t('console-surveys.pages.comments') },
    { to: '/surveys/questions', title: t('console-surveys.pages.questions') },
  ]
  return (
    <header className="grid gap-3">
      <PageTitle>{t('console-surveys.title')}</PageTitle>
      <h1 className="text-xl font-bold leading-heading">{t('console-surveys.title')}</h1>
      <PageTabs label={t('console-surveys.pages.label')} pages={pages} />
    </header>
  )
}

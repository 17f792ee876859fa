import { classNames } from '@warsha/ui/class-names.ts'
import { NavLink } from 'react-router'
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
      <nav aria-label={t('console-surveys.pages.label')} className="flex gap-1 border-b border-line">
        {pages.map(({ to, title }) => (
          <NavLink
            key={to}
            to={to}
            end
            className={({ isActive }) =>
              classNames(
                '-mb-px flex min-h-10 items-center border-b-2 px-3 font-medium',
                isActive ? 'border-brand text-ink' : 'border-transparent text-muted hover:text-ink',
              )
            }
          >
            {title}
          </NavLink>
        ))}
      </nav>
    </header>
  )
}

import { classNames } from '@warsha/ui/class-names.ts'
import { NavLink } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { useOperator } from '~/session/operator.ts'
import { screensFor } from './navigation.ts'

const groups = ['work', 'money', 'catalogue', 'content', 'administration'] as const

/** The screens that the operator may see, and no others. */
export function ScreenLinks() {
  const { t } = useTranslation()
  const screens = screensFor(useOperator())
  return (
    <nav aria-label={t('console.nav.label')} className="grid gap-5">
      {groups.map((group) => {
        const own = screens.filter((screen) => screen.group === group)
        if (own.length === 0) return null
        return (
          <div key={group}>
            <p className="mb-1 px-2 text-xs font-medium text-muted">{t(`console.nav.${group}`)}</p>
            <ul className="grid gap-0.5">
              {own.map(({ path, title, icon: Icon }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    className={({ isActive }) =>
                      classNames(
                        'flex min-h-9 items-center gap-2.5 rounded-control px-2 font-medium transition-colors',
                        isActive
                          ? 'bg-brand-tint text-brand-deep'
                          : 'text-muted hover:bg-ground hover:text-ink',
                      )
                    }
                  >
                    <Icon className="size-4.5" />
                    {t(title)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

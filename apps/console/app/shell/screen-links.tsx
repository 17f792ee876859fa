import { classNames } from '@warsha/ui/class-names.ts'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { useOperator } from '~/session/operator.ts'
import { screenGroupsFor } from './navigation.ts'

/** The screens that the operator may see, and no others. */
export function ScreenLinks() {
  const { t } = useTranslation()
  const root = useRef<HTMLElement>(null)
  // The menu is longer than most windows: it opens at the screen that is shown.
  useEffect(() => {
    root.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <nav ref={root} aria-label={t('console.nav.label')} className="grid gap-4">
      {screenGroupsFor(useOperator()).map(({ id, screens }) => (
        <div key={id}>
          <p className="mb-1 px-2 text-xs font-medium text-muted">{t(`console.nav.${id}`)}</p>
          <ul className="grid gap-px">
            {screens.map(({ path, title, icon: Icon }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-8 items-center gap-2.5 rounded-control px-2 font-medium transition-colors pointer-coarse:min-h-10',
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
      ))}
    </nav>
  )
}

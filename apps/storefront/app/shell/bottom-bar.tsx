import { CountBadge } from '@warsha/ui/badge.tsx'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { CartIcon, HomeIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { Link, useLocation } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useCartLabel } from './cart-link.tsx'
import { usePlace } from './use-shop.ts'

export function BottomBar() {
  const { t, lang } = useTranslation()
  const { stateName } = usePlace()
  const cart = useCartLabel()

  return (
    <nav
      aria-label={t('shell.bottomBar.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid h-[calc(var(--bottom-bar-height)-1px)] max-w-xl grid-cols-3">
        <Entry
          to={localePath(lang, '/store/edit')}
          icon={PinIcon}
          text={stateName}
          label={t('shell.bottomBar.storeLocation', { place: stateName })}
        />
        <Entry to={localePath(lang, '/')} icon={HomeIcon} text={t('shell.bottomBar.home')} />
        <Entry
          to={localePath(lang, '/cart')}
          icon={CartIcon}
          text={t('shell.bottomBar.cart')}
          label={cart.label}
          count={cart.count}
        />
      </ul>
    </nav>
  )
}

type EntryProps = { to: string; icon: IconComponent; text: string; label?: string; count?: number }

function Entry({ to, icon: Icon, text, label, count = 0 }: EntryProps) {
  const { pathname } = useLocation()
  return (
    <li className="min-w-0">
      <Link
        to={to}
        aria-current={pathname === to ? 'page' : undefined}
        className="flex h-full flex-col items-center justify-center gap-0.5 text-muted -outline-offset-4 aria-[current=page]:text-brand"
      >
        <span className="relative">
          <Icon className="size-5.5" />
          <CountBadge count={count} className="absolute start-3.5 -top-1.5" />
        </span>
        {/* A name of its own would have to repeat the badge's figure, which not every plural form does. */}
        {label && <VisuallyHidden>{label}</VisuallyHidden>}
        <span
          aria-hidden={label ? true : undefined}
          className="max-w-full truncate px-1 text-xs leading-[1.3] font-semibold"
        >
          {text}
        </span>
      </Link>
    </li>
  )
}

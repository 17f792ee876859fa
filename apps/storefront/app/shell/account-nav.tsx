import type { MessageKey } from '@warsha/i18n/message-key.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { BellIcon, PinIcon, UserIcon } from '@warsha/ui/icons.tsx'
import { HelpIcon, InviteIcon, OrdersIcon, SignInIcon, WalletIcon } from '@warsha/ui/later-icons.tsx'
import { CarIcon, ReturnIcon } from '@warsha/ui/shop-icons.tsx'
import { Link, useLocation } from 'react-router'
import { localePath, withoutLanguage } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

type Entry = {
  to: string
  text: MessageKey
  icon: IconComponent
  /** Pages that belong to the entry: its own, and those it leads to. */
  pages: RegExp
}

const notifications: Entry = {
  to: '/notifications',
  text: 'shell.header.notifications',
  icon: BellIcon,
  pages: /^\/notifications\b/,
}
const support: Entry = { to: '/support', text: 'shell.support.title', icon: HelpIcon, pages: /^\/support\b/ }

const entriesOfCustomers: readonly Entry[] = [
  { to: '/profile', text: 'shell.menu.userAccount', icon: UserIcon, pages: /^\/profile\b/ },
  { to: '/my-orders', text: 'shell.menu.myOrders', icon: OrdersIcon, pages: /^\/my-orders?\b/ },
  {
    to: '/returnable-orders',
    text: 'shell.menu.returns',
    icon: ReturnIcon,
    pages: /^\/return(able-orders)?\b/,
  },
  { to: '/wallet', text: 'shell.menu.wallet', icon: WalletIcon, pages: /^\/wallet\b/ },
  { to: '/my-cars', text: 'shell.menu.myCars', icon: CarIcon, pages: /^\/my-cars\b/ },
  { to: '/address/list', text: 'shell.menu.myAddresses', icon: PinIcon, pages: /^\/address\b/ },
  notifications,
  { to: '/referral', text: 'shell.menu.inviteFriends', icon: InviteIcon, pages: /^\/referral\b/ },
  support,
]

const entriesOfVisitors: readonly Entry[] = [
  { to: '/login', text: 'shell.menu.signIn', icon: SignInIcon, pages: /^\/login\b/ },
  notifications,
  support,
]

/** The account's pages beside each other, where the screen has room for it; a phone has them in the side menu. */
export function AccountNav({ isCustomer }: { isCustomer: boolean }) {
  const { t, lang } = useTranslation()
  const page = withoutLanguage(useLocation().pathname)
  return (
    <nav aria-label={t('shell.menu.account')}>
      <ul className="grid gap-0.5">
        {(isCustomer ? entriesOfCustomers : entriesOfVisitors).map(({ to, text, icon: Icon, pages }) => {
          const isOpen = pages.test(page)
          return (
            <li key={to}>
              <Link
                to={localePath(lang, to)}
                aria-current={isOpen ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 leading-heading',
                  isOpen ? 'bg-brand-tint font-semibold text-brand-deep' : 'text-ink hover:bg-ground',
                )}
              >
                <Icon className={classNames('size-5 shrink-0', !isOpen && 'text-muted')} />
                {t(text)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

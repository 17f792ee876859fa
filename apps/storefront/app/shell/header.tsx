import { classNames } from '@warsha/ui/class-names.ts'
import { IconButton, iconButtonClass } from '@warsha/ui/icon-button.tsx'
import { MenuIcon, PinIcon, SearchIcon, UserIcon } from '@warsha/ui/icons.tsx'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useLogin } from '~/session/groups/login.ts'
import { localePath, withoutLanguage } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLazyOpen } from '~/session/use-lazy-open.ts'
import { BellLink } from './bell-link.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { SearchForm } from './search-form.tsx'
import { usePlace } from './use-shop.ts'

const loadSideMenu = () => import('./side-menu.tsx')
const SideMenu = lazy(async () => ({ default: (await loadSideMenu()).SideMenu }))

export function Header({ className }: { className?: string }) {
  const { t, lang } = useTranslation()
  // That page has a field of its own.
  const isSearchPage = /^\/search\/?$/.test(withoutLanguage(useLocation().pathname))
  return (
    <div className={classNames('relative top-0 z-30 tall:sticky border-b border-line bg-surface', className)}>
      <div className="page-width flex h-(--header-height) items-center gap-0.5 max-lg:px-1 sm:gap-1 lg:gap-2">
        <MenuButton />
        <Logo />
        <PlaceLink />
        {!isSearchPage && <SearchForm className="mx-auto hidden w-full max-w-xl lg:block" />}
        <div className="ms-auto flex shrink-0 items-center lg:-me-2.5">
          <LanguageSwitch />
          <Link
            to={localePath(lang, '/search')}
            aria-label={t('shell.header.search')}
            className={classNames(iconButtonClass(), 'lg:hidden')}
          >
            <SearchIcon className="size-5.5" />
          </Link>
          <BellLink />
          <AccountLink />
          <span className="hidden lg:block">
            <CartLink />
          </span>
        </div>
      </div>
    </div>
  )
}

function MenuButton() {
  const { t } = useTranslation()
  const { isOpen, wasOpened, close, opener } = useLazyOpen(loadSideMenu)

  return (
    <>
      <IconButton
        icon={MenuIcon}
        label={t('shell.header.menu')}
        aria-expanded={isOpen}
        className="lg:-ms-2.5"
        {...opener}
      />
      {wasOpened && (
        <Suspense>
          <SideMenu isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** On a phone the account is in the side menu. */
function AccountLink() {
  const { t, lang } = useTranslation()
  const isSignedIn = useLogin((login) => login.is_login)
  return (
    <Link
      to={localePath(lang, isSignedIn ? '/profile' : '/login')}
      aria-label={t(isSignedIn ? 'shell.menu.userAccount' : 'shell.menu.signIn')}
      className={classNames(iconButtonClass(), 'max-lg:hidden')}
    >
      <UserIcon className="size-5.5" />
    </Link>
  )
}

/** The bottom bar's first entry, where there is no bottom bar. */
function PlaceLink() {
  const { t, lang } = useTranslation()
  const { stateName } = usePlace()
  return (
    <Link
      to={localePath(lang, '/store/edit')}
      aria-label={t('shell.bottomBar.storeLocation', { place: stateName })}
      className="ms-2 hidden min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold text-ink hover:bg-ground lg:inline-flex"
    >
      <PinIcon className="size-4.5 text-brand" />
      {stateName}
    </Link>
  )
}

import { classNames } from '@warsha/ui/class-names.ts'
import { CheckIcon, ChevronDownIcon, MenuIcon, SearchIcon, UserIcon } from '@warsha/ui/icons.tsx'
import { HelpIcon, SignOutIcon } from '@warsha/ui/later-icons.tsx'
import { ShieldIcon, StoreIcon } from '@warsha/ui/shop-icons.tsx'
import { KeyCaps } from '~/components/key-caps.tsx'
import { Menu, menuItemClass } from '~/components/menu.tsx'
import { DeclinedError } from '~/session/ask.ts'
import { useChosenCentre } from '~/session/centres.ts'
import { failureText } from '~/session/failure-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { useOperator } from '~/session/operator.ts'
import { addPasskey, hasPasskeys } from '~/session/passkeys.ts'
import { chooseTheme, themes, useTheme } from '~/session/preferences.ts'
import { signOut } from '~/session/sign-out.ts'
import { showToast } from '~/session/toasts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { openOverlay } from './overlays.ts'

export function ConsoleHeader({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation()
  return (
    <header className="sticky top-0 z-20 flex h-(--header-height) items-center gap-2 border-b border-line bg-surface/95 px-3 backdrop-blur lg:px-5">
      <button
        type="button"
        aria-label={t('console.nav.open')}
        className="grid size-10 place-items-center rounded-control hover:bg-ground lg:hidden"
        onClick={onOpenMenu}
      >
        <MenuIcon />
      </button>
      <button
        type="button"
        className="tool min-w-0 flex-1 justify-start text-muted sm:max-w-sm"
        onClick={() => openOverlay('palette')}
      >
        <SearchIcon className="size-4" />
        <span className="min-w-0 flex-1 truncate text-start">{t('console.header.search')}</span>
        <KeyCaps keys={['Ctrl', 'K']} className="hidden sm:pointer-fine:flex" />
      </button>
      <div className="ms-auto flex items-center gap-2">
        <CentreMenu />
        <div className="hidden sm:block">
          <LanguageSwitch />
        </div>
        <AccountMenu />
      </div>
    </header>
  )
}

/** The centre whose work the lists show; roles of a centre have their own ones only. */
function CentreMenu() {
  const { t, lang } = useTranslation()
  const { centres, chosen, choose } = useChosenCentre()
  const current = centres.find(({ id }) => id === chosen)
  const label = current ? current.name[lang] : t('console.header.allCentres')
  return (
    <Menu
      label={`${t('console.header.centre')}: ${label}`}
      button={
        <>
          <StoreIcon className="size-4 text-muted" />
          <span className="hidden max-w-40 truncate md:inline">{label}</span>
          <ChevronDownIcon className="size-3.5 text-muted" />
        </>
      }
    >
      {(close) =>
        [undefined, ...centres].map((centre) => (
          <button
            key={centre?.id ?? 'all'}
            type="button"
            aria-pressed={centre?.id === chosen}
            className={menuItemClass}
            onClick={() => {
              choose(centre?.id)
              close()
            }}
          >
            <CheckIcon className={classNames('size-4', centre?.id !== chosen && 'invisible')} />
            {centre ? centre.name[lang] : t('console.header.allCentres')}
          </button>
        ))
      }
    </Menu>
  )
}

function AccountMenu() {
  const { t } = useTranslation()
  const { name, email, role } = useOperator()
  const theme = useTheme()
  return (
    <Menu
      label={`${initialsOf(name)}: ${t('console.header.account')}`}
      buttonClass="grid size-8 place-items-center rounded-full bg-ground text-xs font-semibold pointer-coarse:size-10"
      button={<bdi>{initialsOf(name)}</bdi>}
    >
      <div className="border-b border-line px-2.5 pt-1 pb-2.5">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-xs text-muted" dir="ltr">
          {email}
        </p>
        <p className="mt-1 flex items-center gap-1.5 text-xs text-muted">
          <UserIcon className="size-3.5" />
          {roleName(role, t)}
        </p>
      </div>
      <fieldset className="border-b border-line px-2.5 py-2.5">
        <legend className="float-start mb-1.5 text-xs text-muted">{t('console.header.theme')}</legend>
        <div className="clear-both grid grid-cols-3 gap-1 rounded-control bg-ground p-1">
          {themes.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === theme}
              className={classNames(
                'min-h-7 rounded-md px-2 text-xs font-medium whitespace-nowrap',
                each === theme ? 'bg-surface shadow-sm' : 'text-muted hover:text-ink',
              )}
              onClick={() => chooseTheme(each)}
            >
              {t(`console.header.${each}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="pt-1.5">
        <div className="px-1 pb-1 sm:hidden">
          <LanguageSwitch />
        </div>
        <button type="button" className={menuItemClass} onClick={() => openOverlay('keys')}>
          <HelpIcon className="size-4 text-muted" />
          <span className="flex-1">{t('console.header.keys')}</span>
          <KeyCaps keys={['?']} className="hidden pointer-fine:flex" />
        </button>
        {hasPasskeys() && (
          <button type="button" className={menuItemClass} onClick={() => void makePasskey(t)}>
            <ShieldIcon className="size-4 text-muted" />
            {t('console.header.addPasskey')}
          </button>
        )}
        <button type="button" className={menuItemClass} onClick={signOut}>
          <SignOutIcon className="size-4 text-muted rtl:-scale-x-100" />
          {t('console.header.signOut')}
        </button>
      </div>
    </Menu>
  )
}

/** From now on this device signs in, and proves who is there, without a password. */
async function makePasskey(t: ReturnType<typeof useTranslation>['t']): Promise<void> {
  try {
    if (await addPasskey()) showToast({ tone: 'done', text: t('console.header.passkeyAdded') })
  } catch (error) {
    if (!(error instanceof DeclinedError)) showToast({ tone: 'failed', text: failureText(error, t) })
  }
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !/^(?:al|ال)$/i.test(word))
  return words
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
}

const presets = ['administrator', 'manager', 'finance', 'support', 'content', 'centre-staff'] as const

/** A role that the shop has made itself has the name it was given. */
function roleName(role: string, t: ReturnType<typeof useTranslation>['t']): string {
  const preset = presets.find((name) => name === role)
  return preset ? t(`console.roles.${preset}`) : role
}

import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { Drawer } from '@warsha/ui/drawer.tsx'
import { BellIcon, ChevronForwardIcon, PhoneIcon, PinIcon, UserIcon } from '@warsha/ui/icons.tsx'
import {
  DocumentIcon,
  HelpIcon,
  InviteIcon,
  OrdersIcon,
  SignInIcon,
  SignOutIcon,
  WalletIcon,
} from '@warsha/ui/later-icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { CarIcon, StoreIcon, TruckIcon } from '@warsha/ui/shop-icons.tsx'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { isMarkedDriver } from '~/session/driver-mark.ts'
import { useLogin } from '~/session/groups/login.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { signOut as endSession } from '~/session/sign-out.ts'
import { accountName, accountPhone } from './account-lines.ts'
import { usePlace, useShop } from './use-shop.ts'

export type SideMenuProps = { isOpen: boolean; onClose: () => void }

export function SideMenu({ isOpen, onClose }: SideMenuProps) {
  const { t, lang } = useTranslation()
  const { shop } = useShop()
  const place = usePlace()
  const login = useLogin((state) => state)
  const navigate = useNavigate()

  function signOut() {
    onClose()
    void endSession()
    navigate(localePath(lang, '/'))
  }

  return (
    <Drawer
      side="start"
      isOpen={isOpen}
      onClose={onClose}
      title={t('shell.menu.title')}
      closeLabel={t('shell.close')}
      footer={<p className="text-xs text-muted">{t('shell.menu.version', { version: shop.version })}</p>}
    >
      <MenuLink to={login.is_login ? '/profile' : '/login'} onClose={onClose} className="py-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
          <UserIcon />
        </span>
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-bold">{accountName(login) || t('shell.menu.userAccount')}</bdi>
          {login.is_login && (
            <bdi dir="ltr" className="block truncate text-sm text-muted tabular-nums rtl:text-end">
              {accountPhone(login)}
            </bdi>
          )}
        </span>
        <MirroredIcon icon={ChevronForwardIcon} className="size-5 text-muted" />
      </MenuLink>

      <MenuLink to="/store/edit" onClose={onClose} className="border-y border-line py-3">
        <IconTile icon={PinIcon} />
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-muted">{t('shell.menu.storeLocation')}</span>
          <span className="block truncate font-semibold">
            {t('shell.menu.place', { country: place.countryName, province: place.stateName })}
          </span>
        </span>
        <MirroredIcon icon={ChevronForwardIcon} className="size-5 text-muted" />
      </MenuLink>

      <ul className="py-2">
        {login.is_login && (
          <>
            {isMarkedDriver() && (
              <Entry
                to="/driver-visits"
                icon={TruckIcon}
                text={t('shell.menu.driverVisits')}
                onClose={onClose}
              />
            )}
            <Entry to="/my-orders" icon={OrdersIcon} text={t('shell.menu.myOrders')} onClose={onClose} />
            <Entry to="/wallet" icon={WalletIcon} text={t('shell.menu.wallet')} onClose={onClose} />
            <Entry to="/my-cars" icon={CarIcon} text={t('shell.menu.myCars')} onClose={onClose} />
            <Entry to="/address/list" icon={PinIcon} text={t('shell.menu.myAddresses')} onClose={onClose} />
            <Entry to="/referral" icon={InviteIcon} text={t('shell.menu.inviteFriends')} onClose={onClose} />
          </>
        )}
        <Entry to="/notifications" icon={BellIcon} text={t('shell.header.notifications')} onClose={onClose} />
        <Entry
          to="/service-centers"
          icon={StoreIcon}
          text={t('shell.menu.serviceCentres')}
          onClose={onClose}
        />
        <Entry to="/support" icon={HelpIcon} text={t('shell.support.title')} onClose={onClose} />
        <Entry
          to="/terms-and-policy"
          icon={DocumentIcon}
          text={t('shell.menu.termsAndPolicy')}
          onClose={onClose}
        />
        <li>
          <a href={`tel:${shop.supportPhone}`} className={entryClass}>
            <IconTile icon={PhoneIcon} />
            <span className="min-w-0 flex-1">{t('shell.menu.callUs')}</span>
            <bdi dir="ltr" className="text-sm font-normal text-muted tabular-nums">
              {formatPhone(shop.supportPhone)}
            </bdi>
          </a>
        </li>
      </ul>

      <div className="border-t border-line py-2">
        {login.is_login ? (
          <button type="button" onClick={signOut} className={classNames(entryClass, 'text-danger')}>
            <IconTile icon={SignOutIcon} isMirrored />
            {t('shell.menu.signOut')}
          </button>
        ) : (
          <MenuLink to="/login" onClose={onClose} className="text-brand">
            <IconTile icon={SignInIcon} isMirrored />
            {t('shell.menu.signIn')}
          </MenuLink>
        )}
      </div>
    </Drawer>
  )
}

const entryClass =
  'flex min-h-12 w-full items-center gap-3 px-5 py-1.5 text-start font-semibold -outline-offset-4 hover:bg-page'

type MenuLinkProps = { to: string; onClose: () => void; className?: string; children: ReactNode }

function MenuLink({ to, onClose, className, children }: MenuLinkProps) {
  const { lang } = useTranslation()
  return (
    <Link to={localePath(lang, to)} onClick={onClose} className={classNames(entryClass, className)}>
      {children}
    </Link>
  )
}

type EntryProps = { to: string; icon: IconComponent; text: string; onClose: () => void }

function Entry({ to, icon, text, onClose }: EntryProps) {
  return (
    <li>
      <MenuLink to={to} onClose={onClose}>
        <IconTile icon={icon} />
        {text}
      </MenuLink>
    </li>
  )
}

function IconTile({ icon: Icon, isMirrored = false }: { icon: IconComponent; isMirrored?: boolean }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-control bg-ground text-brand-deep">
      {isMirrored ? <MirroredIcon icon={Icon} /> : <Icon />}
    </span>
  )
}

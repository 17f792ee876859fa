import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { localeNames, otherLocale } from '@warsha/i18n/locales.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { MailIcon, PhoneIcon, WhatsappIcon } from '@warsha/ui/icons.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { whatsappLink } from '~/features/content/whatsapp-link.ts'
import { localePath, swapLanguage } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { LogoMark } from './logo.tsx'
import { useShop } from './use-shop.ts'

/** Help is here, at the same spot on every page. */
export function SiteFooter() {
  const { t, lang } = useTranslation()
  const { shop } = useShop()
  const brand = shop.brandName[lang]

  return (
    <footer className="border-t border-line bg-surface print:hidden max-sm:[contain-intrinsic-block-size:auto_37rem] max-sm:[content-visibility:auto]">
      <div className="page-width grid gap-x-6 gap-y-6 py-8 sm:grid-cols-[1.4fr_1fr_1.4fr] lg:gap-x-10 lg:py-12">
        <div>
          <p className="flex items-center gap-2.5 text-lg font-bold text-brand-deep">
            <LogoMark />
            {brand}
          </p>
          <p className="mt-3 max-w-xs text-sm text-muted">{t('shell.tagline')}</p>
          <WhatsappButton />
        </div>
        <FooterLinks />
        <address className="not-italic">
          <h2 className="text-sm font-bold">{t('shell.support.contact')}</h2>
          <ul className="mt-2 text-sm">
            <ContactLine icon={PhoneIcon} href={`tel:${shop.supportPhone}`}>
              <bdi dir="ltr">{formatPhone(shop.supportPhone)}</bdi>
            </ContactLine>
            <ContactLine icon={MailIcon} href={`mailto:${shop.supportEmail}`}>
              <bdi dir="ltr">{shop.supportEmail}</bdi>
            </ContactLine>
          </ul>
        </address>
      </div>
      <div className="page-width">
        <p className="border-t border-line py-4 text-xs text-muted" suppressHydrationWarning>
          {t('shell.footer.copyright', { year: muscatDate(new Date()).slice(0, 4), brand })}
        </p>
      </div>
    </footer>
  )
}

function WhatsappButton() {
  const { t, lang } = useTranslation()
  const { shop } = useShop()
  const greeting = t('shell.footer.whatsappGreeting', { brand: shop.brandName[lang] })
  return (
    <a
      href={whatsappLink(shop.whatsappNumber, greeting)}
      target="_blank"
      rel="noopener"
      aria-label={t('shell.footer.whatsapp')}
      className="mt-4 inline-grid size-12 place-items-center rounded-full bg-brand text-white hover:bg-brand-deep"
    >
      <WhatsappIcon className="size-6" />
    </a>
  )
}

function FooterLinks() {
  const { t, lang } = useTranslation()
  const { pathname, search } = useLocation()
  const other = otherLocale(lang)
  return (
    <nav aria-label={t('shell.footer.links')}>
      <h2 className="text-sm font-bold">{t('shell.support.help')}</h2>
      <ul className="mt-2 text-sm">
        <FooterLink to={localePath(lang, '/service-centers')}>{t('shell.menu.serviceCentres')}</FooterLink>
        <FooterLink to={localePath(lang, '/support')}>{t('shell.support.title')}</FooterLink>
        <FooterLink to={localePath(lang, '/terms-and-policy')}>{t('shell.menu.termsAndPolicy')}</FooterLink>
        <li>
          <Link
            to={swapLanguage(pathname + search, other)}
            data-history="replace"
            replace
            lang={other}
            hrefLang={other}
            className={footerLinkClass}
          >
            {localeNames[other]}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

const footerLinkClass = 'inline-flex min-h-11 items-center text-muted hover:text-brand hover:underline'

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={footerLinkClass}>
        {children}
      </Link>
    </li>
  )
}

type ContactLineProps = { icon: IconComponent; href: string; children: ReactNode }

function ContactLine({ icon: Icon, href, children }: ContactLineProps) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-2.5 text-muted tabular-nums hover:text-brand hover:underline"
      >
        <Icon className="size-4.5" />
        {children}
      </a>
    </li>
  )
}

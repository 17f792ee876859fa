import { localeNames, otherLocale } from '@warsha/i18n/locales.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { swapLanguage } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

/** Shows the other language by its own name and opens the same page in it. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { lang } = useTranslation()
  const { pathname, search, state } = useLocation()
  const other = otherLocale(lang)
  const address = swapLanguage(pathname + search, other)
  const link = useRef<HTMLAnchorElement>(null)

  // The server renders without parameters that its page does not know, and hydration leaves attributes as they came.
  useEffect(() => link.current?.setAttribute('href', address), [address])

  return (
    <Link
      ref={link}
      to={address}
      state={state}
      replace
      preventScrollReset
      data-history="replace"
      lang={other}
      hrefLang={other}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center rounded-control px-1.5 text-sm sm:px-2 font-semibold text-brand hover:bg-brand-tint',
        className,
      )}
    >
      {localeNames[other]}
    </Link>
  )
}

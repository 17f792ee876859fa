import { WrenchIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useShop } from './use-shop.ts'

export function Logo() {
  const { t, lang } = useTranslation()
  const { shop } = useShop()
  const brand = shop.brandName[lang]

  return (
    <Link
      to={localePath(lang, '/')}
      aria-label={t('shell.header.logo', { brand })}
      className="flex min-h-11 min-w-0 items-center gap-2 rounded-control sm:gap-2.5 lg:shrink-0"
    >
      <LogoMark />
      <span className="truncate text-lg font-bold max-[359px]:text-base text-brand-deep leading-heading">
        {brand}
      </span>
    </Link>
  )
}

export function LogoMark() {
  return (
    <span
      className="grid size-8 shrink-0 place-items-center rounded-[9px] bg-linear-to-br from-[#14924f] to-brand-deep text-white" // direction: physical
    >
      <WrenchIcon className="size-4.5" />
    </span>
  )
}

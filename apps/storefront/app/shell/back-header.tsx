import { classNames } from '@warsha/ui/class-names.ts'
import { IconButton, iconButtonClass } from '@warsha/ui/icon-button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useGoBack } from '~/session/use-go-back.ts'
import { LanguageSwitch } from './language-switch.tsx'

export type BackHeaderProps = {
  title: ReactNode
  /** Without the language; one step back in history when absent. */
  backTo?: string
  /** Shown at the end edge, for example an order's number. */
  children?: ReactNode
}

/** On a phone it is the page's bar; on a desktop it is the page's first line, under the shared header. */
export function BackHeader({ title, backTo, children }: BackHeaderProps) {
  return (
    <div className="border-line bg-surface max-lg:top-0 max-lg:tall:sticky max-lg:z-30 max-lg:border-b lg:bg-transparent">
      <div className="page-width flex h-(--header-height) items-center gap-1 max-lg:ps-1 max-lg:pe-2.5 sm:max-lg:pe-2 lg:h-auto lg:gap-2 lg:pt-6">
        <BackArrow backTo={backTo} />
        <h1 className="min-w-0 flex-1 truncate text-lg font-bold leading-heading lg:text-xl">{title}</h1>
        {children}
        <LanguageSwitch className="lg:hidden" />
      </div>
    </div>
  )
}

function BackArrow({ backTo }: { backTo?: string }) {
  const { t, lang } = useTranslation()
  const goBack = useGoBack()
  if (!backTo)
    return (
      <IconButton
        icon={ArrowBackIcon}
        isMirrored
        label={t('shell.back')}
        onClick={goBack}
        className="lg:-ms-2.5"
      />
    )
  return (
    <Link
      to={localePath(lang, backTo)}
      aria-label={t('shell.back')}
      className={classNames(iconButtonClass(), 'lg:-ms-2.5')}
    >
      <MirroredIcon icon={ArrowBackIcon} className="size-5.5" />
    </Link>
  )
}

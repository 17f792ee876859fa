import { iconButtonClass } from '@warsha/ui/icon-button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'

/** The head of a page that stands for itself: the way home, the mark, the other language. */
export function CampaignHeader() {
  const { t, lang } = useTranslation()
  return (
    <div className="border-b border-line bg-surface lg:hidden">
      <div className="page-width flex h-(--header-height) items-center gap-1 max-lg:px-1">
        <Link to={localePath(lang, '/')} aria-label={t('shell.back')} className={iconButtonClass()}>
          <MirroredIcon icon={ArrowBackIcon} className="size-5.5" />
        </Link>
        <div className="flex min-w-0 flex-1 justify-center">
          <Logo />
        </div>
        <LanguageSwitch />
      </div>
    </div>
  )
}

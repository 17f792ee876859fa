import { buttonClass } from '@warsha/ui/button.tsx'
import { SearchIcon } from '@warsha/ui/icons.tsx'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  const { t, lang } = useTranslation()
  return (
    <MessagePage
      icon={SearchIcon}
      title={t('errors.notFound.title')}
      text={t('errors.notFound.text')}
      actions={
        <>
          <a href={localePath(lang, '/')} className={buttonClass({ size: 'step' })}>
            {t('shell.backToHome')}
          </a>
          <a
            href={localePath(lang, '/search')}
            className={buttonClass({ size: 'step', variant: 'secondary' })}
          >
            {t('shell.header.search')}
          </a>
        </>
      }
    />
  )
}

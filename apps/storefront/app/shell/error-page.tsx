import { NoAnswerError } from '@warsha/contract/client/transport.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { AlertIcon } from '@warsha/ui/icons.tsx'
import { useLocation } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { describeError } from './describe-error.ts'
import { MessagePage } from './message-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Plain links, because the router may be what failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t, lang } = useTranslation()
  const { isNotFound, text, incident } = describeError(error)
  const detail = error instanceof NoAnswerError ? t(`errors.${error.reason}`) : text
  const { pathname, search } = useLocation()
  if (isNotFound) return <NotFoundPage />

  return (
    <MessagePage
      icon={AlertIcon}
      tone="danger"
      title={t('errors.page.title')}
      text={t('errors.generic')}
      actions={
        <>
          <a href={pathname + search} className={buttonClass({ size: 'step' })}>
            {t('errors.page.reload')}
          </a>
          <a href={localePath(lang, '/')} className={buttonClass({ size: 'step', variant: 'secondary' })}>
            {t('shell.backToHome')}
          </a>
        </>
      }
    >
      {detail && detail !== t('errors.generic') && (
        <p className="rounded-control bg-ground px-4 py-2.5 text-sm text-muted">
          {t('errors.page.detail', { message: isolate(detail) })}
        </p>
      )}
      {incident && <p className="text-sm text-muted">{t('errors.page.incident', { incident })}</p>}
    </MessagePage>
  )
}

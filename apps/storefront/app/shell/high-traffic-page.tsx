import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { ClockIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { CallLine } from './call-line.tsx'
import { MessagePage } from './message-page.tsx'
import { useReturnWhenReady } from './use-return-when-ready.ts'

/** Returns to the page the shopper came from as soon as the shop responds again. */
export function HighTrafficPage({ returnTo }: { returnTo: string }) {
  const { t, lang } = useTranslation()
  const { isChecking, checkNow } = useReturnWhenReady(returnTo)

  return (
    <MessagePage
      icon={ClockIcon}
      help={<CallLine />}
      title={t('errors.highTraffic.title')}
      text={t('errors.highTraffic.text')}
      actions={
        <>
          <Link to={localePath(lang, '/')} className={buttonClass({ size: 'step' })}>
            {t('shell.backToHome')}
          </Link>
          <Button size="step" variant="secondary" isPending={isChecking} onClick={checkNow}>
            {t('shell.retry')}
          </Button>
        </>
      }
    >
      <p role="status" className="sr-only">
        {isChecking && t('errors.highTraffic.checking')}
      </p>
    </MessagePage>
  )
}

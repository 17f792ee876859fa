import { buttonClass } from '@warsha/ui/button.tsx'
import { AlertIcon } from '@warsha/ui/icons.tsx'
import { Link, useSearchParams } from 'react-router'
import { readPaymentFacts } from '~/features/payment/finish-purchase.ts'
import { References } from '~/features/payment/references.tsx'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import type { FrameHandle } from '~/shell/frame-handle.ts'
import { MessagePage } from '~/shell/message-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/payment-error.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['payment-end']),
  hasFooter: false,
} satisfies FrameHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('payment.seo.errorTitle'),
    description: t('payment.seo.errorDescription'),
    isPrivate: true,
  }))
}

export default function PaymentErrorRoute() {
  return useCustomersOnly('/') ? <PaymentError /> : null
}

function PaymentError() {
  const { t, lang } = useTranslation()
  const [query] = useSearchParams()
  const { pspReference } = readPaymentFacts(query)
  return (
    <MessagePage
      icon={AlertIcon}
      title={t('errors.payment.failed')}
      text={t('errors.payment.oops')}
      actions={
        <Link to={localePath(lang, '/cart')} className={buttonClass({ size: 'step' })}>
          {t('errors.payment.tryAgain')}
        </Link>
      }
    >
      <p className="text-sm text-muted">{t('payment.error.hint')}</p>
      <References entries={[[t('payment.done.reference'), pspReference]]} />
    </MessagePage>
  )
}

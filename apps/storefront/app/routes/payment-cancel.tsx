import { buttonClass } from '@warsha/ui/button.tsx'
import { CloseIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { CheckingPayment } from '~/features/payment/checking-payment.tsx'
import { MoneyNote } from '~/features/payment/money-note.tsx'
import { useMoneyMoved } from '~/features/payment/use-money-moved.ts'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { MessagePage } from '~/shell/message-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/payment-cancel.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['payment-end']),
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('payment.seo.cancelTitle'),
    description: t('payment.seo.cancelDescription'),
    isPrivate: true,
  }))
}

export default function PaymentCancelRoute() {
  return useCustomersOnly('/') ? <PaymentCancel /> : <CheckingPayment />
}

function PaymentCancel() {
  const { t, lang } = useTranslation()
  // The payment's reservation is released at once, also where the gateway would wait for the customer to pay.
  const { moved } = useMoneyMoved({ isGivenUp: true })
  return (
    <MessagePage
      icon={CloseIcon}
      tone="attention"
      title={t('errors.payment.canceled')}
      text={t('errors.payment.canceledAdvice')}
      actions={
        <>
          <Link to={localePath(lang, '/cart')} className={buttonClass({ size: 'step' })}>
            {t('payment.cancel.cart')}
          </Link>
          <Link to={localePath(lang, '/')} className={buttonClass({ variant: 'secondary', size: 'step' })}>
            {t('payment.done.home')}
          </Link>
        </>
      }
    >
      <MoneyNote moved={moved} isGivenUp />
    </MessagePage>
  )
}

import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { AlertIcon } from '@warsha/ui/icons.tsx'
import { Link, Navigate, useSearchParams } from 'react-router'
import { CheckingPayment } from '~/features/payment/checking-payment.tsx'
import { donePath, readPaymentFacts } from '~/features/payment/finish-purchase.ts'
import { HoldNotice } from '~/features/payment/hold-notice.tsx'
import { MoneyNote } from '~/features/payment/money-note.tsx'
import { References } from '~/features/payment/references.tsx'
import { retryPath } from '~/features/payment/retry-path.ts'
import { useHeldCheckout } from '~/features/payment/use-held-checkout.ts'
import { useMoneyMoved } from '~/features/payment/use-money-moved.ts'
import { useLogin } from '~/session/groups/login.ts'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { MessagePage } from '~/shell/message-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/payment-error.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['payment-end']),
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('payment.seo.errorTitle'),
    description: t('payment.seo.errorDescription'),
    isPrivate: true,
  }))
}

export default function PaymentErrorRoute() {
  return useCustomersOnly('/') ? <PaymentError /> : <CheckingPayment />
}

function PaymentError() {
  const { t, lang } = useTranslation()
  const [query] = useSearchParams()
  const facts = readPaymentFacts(query)
  const reserved = useLogin((login) => login.checkoutId)
  const { moved, checkAgain } = useMoneyMoved()
  const isRetried = retryPath(facts, reserved) === '/payment/'
  const { held, reload } = useHeldCheckout(isRetried ? reserved : '')
  const isDeclined = moved?.money === 'not_charged' && moved.isDeclined
  const isPaid = moved?.money === 'charged' && Boolean(facts.checkoutId)
  const done = donePath(lang, facts)

  return (
    <MessagePage
      icon={AlertIcon}
      tone="danger"
      title={t('errors.payment.failed')}
      text={t(isDeclined ? 'payment.error.declined' : 'errors.payment.oops')}
      actions={
        <>
          <Link to={localePath(lang, retryPath(facts, reserved))} className={buttonClass({ size: 'step' })}>
            {t(held && isDeclined ? 'payment.error.payAgain' : 'errors.payment.tryAgain')}
          </Link>
          {moved?.money === 'unknown' && (
            <Button variant="secondary" size="step" onClick={checkAgain}>
              {t('payment.error.checkAgain')}
            </Button>
          )}
          {moved?.money === 'wallet' && (
            <Link
              to={localePath(lang, '/wallet/')}
              className={buttonClass({ variant: 'secondary', size: 'step' })}
            >
              {t('payment.done.toWallet')}
            </Link>
          )}
          <Link to={localePath(lang, '/cart')} className={buttonClass({ variant: 'ghost', size: 'step' })}>
            {t('payment.cancel.cart')}
          </Link>
        </>
      }
    >
      {/* Paid after all: the page for that asks the server for the order. */}
      {isPaid && <Navigate to={done} replace />}
      {held && <HoldNotice until={held.heldUntil} onEnd={reload} className="w-full justify-center" />}
      <MoneyNote moved={moved} />
      {held && held.wallet.balance > 0 && (
        <p className="text-sm text-muted">
          {t('payment.error.wallet', { amount: isolate(formatPrice(held.wallet.balance, lang).text) })}
        </p>
      )}
      <References entries={[[t('payment.done.reference'), facts.pspReference]]} />
    </MessagePage>
  )
}

import { buttonClass } from '@warsha/ui/button.tsx'
import { CheckIcon } from '@warsha/ui/icons.tsx'
import { Link, useSearchParams } from 'react-router'
import { CheckingPayment } from '~/features/payment/checking-payment.tsx'
import { hasJustBooked, readPaymentFacts } from '~/features/payment/finish-purchase.ts'
import { OrdersSoon } from '~/features/payment/orders-soon.tsx'
import { References } from '~/features/payment/references.tsx'
import { useOrderNumber } from '~/features/payment/use-order-number.ts'
import { NewBalance } from '~/features/wallet/new-balance.tsx'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { MessagePage } from '~/shell/message-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/payment-done.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['payment-end']),
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('payment.seo.doneTitle'),
    description: t('payment.seo.doneDescription'),
    isPrivate: true,
  }))
}

export default function PaymentDoneRoute() {
  return useCustomersOnly() ? <PaymentDone /> : null
}

function PaymentDone() {
  const { t, lang } = useTranslation()
  const [query] = useSearchParams()
  const facts = readPaymentFacts(query)
  const { pspReference, isWalletCharge } = facts
  const { orderNumber, isAsking } = useOrderNumber(facts)
  if (isAsking) return <CheckingPayment />
  const isTopUp = isWalletCharge && !orderNumber
  return (
    <MessagePage
      icon={CheckIcon}
      title={t(isTopUp ? 'payment.done.walletTitle' : 'payment.done.title')}
      text={t(isTopUp ? 'payment.done.walletText' : orderText())}
      actions={
        <Link to={localePath(lang, '/')} className={buttonClass({ variant: 'secondary', size: 'step' })}>
          {t('payment.done.home')}
        </Link>
      }
    >
      <References
        entries={[
          [t('payment.done.number'), orderNumber],
          [t('payment.done.reference'), pspReference],
        ]}
      />
      {isTopUp && <NewBalance />}
      <OrdersSoon isTopUp={isTopUp} />
    </MessagePage>
  )
}

/** Goods may have been bought without an appointment. */
function orderText() {
  return hasJustBooked() ? 'payment.done.bookedText' : 'payment.done.text'
}

import { buttonClass } from '@warsha/ui/button.tsx'
import { CheckIcon } from '@warsha/ui/icons.tsx'
import { Link, useSearchParams } from 'react-router'
import { PlacedOrderLink, PlacedVisits } from '~/features/orders/placed-order.tsx'
import { usePlacedOrder } from '~/features/orders/use-placed-order.ts'
import { CheckingPayment } from '~/features/payment/checking-payment.tsx'
import { hasJustBooked, readPaymentFacts } from '~/features/payment/finish-purchase.ts'
import { References } from '~/features/payment/references.tsx'
import { useOrderNumber } from '~/features/payment/use-order-number.ts'
import { NewBalance } from '~/features/wallet/new-balance.tsx'
import { visitsOf } from '~/purchase/visits.ts'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { MessagePage } from '~/shell/message-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/payment-done.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['payment-done']),
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
  return useCustomersOnly() ? <PaymentDone /> : <CheckingPayment />
}

function PaymentDone() {
  const { t, lang } = useTranslation()
  const [query] = useSearchParams()
  const facts = readPaymentFacts(query)
  const { pspReference, isWalletCharge } = facts
  const { orderNumber, isAsking } = useOrderNumber(facts)
  const { order, isLoading } = usePlacedOrder(orderNumber)
  if (isAsking) return <CheckingPayment />
  const isTopUp = isWalletCharge && !orderNumber
  // Goods may have been bought without an appointment.
  const isBooked = hasJustBooked() || visitsOf(order?.lines ?? []).length > 0
  return (
    <MessagePage
      icon={CheckIcon}
      title={t(isTopUp ? 'payment.done.walletTitle' : 'payment.done.title')}
      text={t(
        isTopUp ? 'payment.done.walletText' : isBooked ? 'payment.done.bookedText' : 'payment.done.text',
      )}
      actions={
        <>
          {isTopUp ? (
            <Link to={localePath(lang, '/wallet/')} className={buttonClass({ size: 'step' })}>
              {t('payment.done.toWallet')}
            </Link>
          ) : (
            <PlacedOrderLink order={order} />
          )}
          <Link to={localePath(lang, '/')} className={buttonClass({ variant: 'secondary', size: 'step' })}>
            {t('payment.done.home')}
          </Link>
        </>
      }
    >
      {isTopUp ? <NewBalance /> : <PlacedVisits order={order} isAwaited={isLoading && hasJustBooked()} />}
      <References
        entries={[
          [t('payment.done.number'), orderNumber],
          [t('payment.done.reference'), pspReference],
        ]}
      />
    </MessagePage>
  )
}

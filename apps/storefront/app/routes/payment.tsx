import { PaymentPage, type PaymentPageProps, PaymentSkeleton } from '~/features/payment/payment-page.tsx'
import { PromoCodes } from '~/features/promotions/promo-codes.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/payment.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.payment),
  header: 'back',
  title: 'payment.title',
  backTo: '/booking',
  step: 3,
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('payment.seo.title'),
    description: t('payment.seo.description'),
    isPrivate: true,
  }))
}

export default function PaymentRoute() {
  return useCustomersOnly() ? <PaymentPage codes={promoCodes} /> : <PaymentSkeleton />
}

const promoCodes: PaymentPageProps['codes'] = ({ payable, onChanged }) => (
  <PromoCodes
    checkoutId={payable.id}
    codes={payable.discounts.filter(({ code }) => code !== '')}
    onChanged={onChanged}
  />
)

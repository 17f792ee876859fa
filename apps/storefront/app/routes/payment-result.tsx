import { ResultPage } from '~/features/payment/result-page.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/payment-result.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['payment-end']),
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('payment.seo.title'),
    description: t('payment.seo.description'),
    isPrivate: true,
  }))
}

export default function PaymentResultRoute() {
  return <ResultPage />
}

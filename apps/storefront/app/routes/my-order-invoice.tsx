import { InvoicePage, InvoiceSkeleton } from '~/features/invoices/invoice-page.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { NotFoundPage } from '~/shell/not-found-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import { useShop } from '~/shell/use-shop.ts'
import type { Route } from './+types/my-order-invoice.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['my-order-invoice']),
  header: 'back',
  title: 'invoices.title',
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('invoices.title'),
    description: t('invoices.description'),
    isPrivate: true,
  }))
}

export default function MyOrderInvoiceRoute({ params }: Route.ComponentProps) {
  const { lang } = useTranslation()
  const { shop } = useShop()
  return useCustomersOnly() ? (
    <InvoicePage orderId={params.id} shop={shop.brandName[lang]} notFound={<NotFoundPage />} />
  ) : (
    <InvoiceSkeleton />
  )
}

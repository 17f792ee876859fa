import { buttonClass } from '@warsha/ui/button.tsx'
import { Link } from 'react-router'
import { ReturnableList, ReturnsSkeleton } from '~/features/returns/returnable-list.tsx'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { EmptyList } from '~/shell/empty-list.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/returnable-orders.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['returnable-orders']),
  header: 'back',
  title: 'returns.title',
  backTo: '/my-orders',
  hasFooter: false,
  isAccount: true,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('returns.seo.title'),
    description: t('returns.seo.description'),
    isPrivate: true,
  }))
}

export default function ReturnableOrdersRoute() {
  const { t, lang } = useTranslation()
  const isCustomer = useCustomersOnly()
  if (!isCustomer) return <ReturnsSkeleton />
  const orders = (
    <Link to={localePath(lang, '/my-orders')} className={buttonClass({ size: 'step' })}>
      {t('returns.orders')}
    </Link>
  )
  return <ReturnableList empty={<EmptyList kind="returnableOrders" action={orders} />} />
}

import { buttonClass } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { ReturnIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import { OrdersList, OrdersSkeleton } from '~/features/orders/orders-list.tsx'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { EmptyList } from '~/shell/empty-list.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/my-orders.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['my-orders']),
  header: 'back',
  title: 'orders.title',
  backTo: '/',
  hasFooter: false,
  isAccount: true,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('orders.seo.title'),
    description: t('orders.seo.description'),
    isPrivate: true,
  }))
}

export default function MyOrdersRoute() {
  const { t, lang } = useTranslation()
  const isCustomer = useCustomersOnly()
  if (!isCustomer) return <OrdersSkeleton />
  const browse = (
    <Link
      to={localePath(lang, '/products')}
      className={classNames(buttonClass({ size: 'step' }), 'max-sm:w-full')}
    >
      {t('orders.browse')}
    </Link>
  )
  const returns = (
    <Link
      to={localePath(lang, '/returnable-orders')}
      className={classNames(buttonClass({ variant: 'secondary' }), 'justify-self-start')}
    >
      <ReturnIcon className="size-5 rtl:-scale-x-100" /> {t('returns.offer')}
    </Link>
  )
  return <OrdersList actions={returns} empty={<EmptyList kind="orders" action={browse} />} />
}

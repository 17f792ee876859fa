import { CartScreen } from '~/features/cart/cart-screen.tsx'
import { MisfitNotice } from '~/features/vehicles/misfit-notice.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/cart.ts'
import { RecentlySeen } from './parts/recently-seen.tsx'
import { SoonestOfCart } from './parts/soonest-of-cart.tsx'

export const handle = {
  texts: await loadTexts(...routeTexts.cart),
  header: 'back',
  title: 'cart.title',
  step: 1,
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('cart.seo.title'),
    description: t('cart.seo.description'),
    isPrivate: true,
  }))
}

export default function CartRoute() {
  return (
    <CartScreen
      renderNote={({ variantId }) => <MisfitNotice variantId={variantId} />}
      soonest={<SoonestOfCart />}
      whenEmpty={<RecentlySeen />}
    />
  )
}

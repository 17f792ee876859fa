import { CartScreen } from '~/features/cart/cart-screen.tsx'
import type { FrameHandle } from '~/shell/frame-handle.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/cart.ts'

export const handle = { header: 'back', title: 'cart.title', step: 1, hasFooter: false } satisfies FrameHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('cart.seo.title'),
    description: t('cart.seo.description'),
    isPrivate: true,
  }))
}

export default function CartRoute() {
  return <CartScreen />
}

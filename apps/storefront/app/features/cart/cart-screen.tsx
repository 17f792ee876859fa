import { isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import type { ReactNode } from 'react'
import { useCart } from '~/session/groups/cart.ts'
import { useTranslation } from '~/session/messages.ts'
import { CartLines, type CartLinesProps } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { NextBar } from './next-bar.tsx'
import { RefreshFailed } from './refresh-failed.tsx'
import { RepairNotice } from './repair-notice.tsx'
import { useIsCartRead } from './use-is-cart-read.ts'
import { useRefresh } from './use-refresh.ts'
import { useSurcharges } from './use-surcharges.ts'

export type CartScreenProps = Pick<CartLinesProps, 'renderNote'> & {
  /** The soonest hour at which all of it could be had. */
  soonest?: ReactNode
  /** Below an empty cart. */
  whenEmpty?: ReactNode
}

/** Step one of the purchase. The server knows no cart, so its page is the frame with a skeleton in it. */
export function CartScreen(props: CartScreenProps) {
  const isRead = useIsCartRead()
  if (!isRead) return <UnreadCart />
  return (
    <>
      <RepairNotice />
      <OpenCart {...props} />
    </>
  )
}

/** Without scripts the cart is never read, and the placeholders would promise it for ever. */
function UnreadCart() {
  const { t } = useTranslation()
  return (
    <>
      <noscript>
        <p className="page-width py-10 text-center text-muted">{t('cart.needsScript')}</p>
      </noscript>
      <div className="needs-script">
        {/* Known before the page has taken over: an empty cart needs no placeholders. */}
        <div className="hidden in-data-cart-empty:block">
          <EmptyCart />
        </div>
        <div className="in-data-cart-empty:hidden">
          <CartSkeleton />
        </div>
      </div>
    </>
  )
}

function OpenCart({ renderNote, soonest, whenEmpty }: CartScreenProps) {
  const { t } = useTranslation()
  const lines = useCart((cart) => cart.lines)
  const { isRefreshing, hasFailed, refresh } = useRefresh()
  const surcharges = useSurcharges()
  const goods = lines.filter((line) => !isServiceFee(line))

  if (goods.length === 0) return <EmptyCart>{whenEmpty}</EmptyCart>
  return (
    <div className="page-width grid items-start gap-4 pt-1 pb-[calc(var(--step-bar-height)+1rem)] sm:grid-cols-[minmax(0,1fr)_17rem] md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 lg:pt-4 lg:pb-8">
      <p role="status" className="sr-only">
        {isRefreshing && t('cart.refreshing')}
      </p>
      {hasFailed && <RefreshFailed onRetry={refresh} />}
      <div className="grid gap-3">
        <CartLines lines={goods} isBusy={isRefreshing} renderNote={renderNote} />
        {soonest}
      </div>
      <CartSummary surcharges={surcharges} />
      <NextBar surcharges={surcharges} />
    </div>
  )
}

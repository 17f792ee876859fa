import { isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { useEffect, useState } from 'react'
import { useCart } from '~/session/groups/cart.ts'
import { useTranslation } from '~/session/messages.ts'
import { CartLines, type CartLinesProps } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { NextBar } from './next-bar.tsx'
import { refreshCart } from './refresh-cart.ts'
import { RepairNotice } from './repair-notice.tsx'
import { useIsCartRead } from './use-is-cart-read.ts'

/** Step one of the purchase. The server knows no cart, so its page is the frame with a skeleton in it. */
export function CartScreen({ renderNote }: Pick<CartLinesProps, 'renderNote'>) {
  const isRead = useIsCartRead()
  if (!isRead) return <CartSkeleton />
  return (
    <>
      <RepairNotice />
      <OpenCart renderNote={renderNote} />
    </>
  )
}

function OpenCart({ renderNote }: Pick<CartLinesProps, 'renderNote'>) {
  const { t } = useTranslation()
  const lines = useCart((cart) => cart.lines)
  const isRefreshing = useRefresh()
  const goods = lines.filter((line) => !isServiceFee(line))

  if (goods.length === 0) return <EmptyCart />
  return (
    <div className="page-width grid items-start gap-4 pt-1 pb-[calc(var(--step-bar-height)+1rem)] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8 lg:pt-4 lg:pb-8">
      <p role="status" className="sr-only">
        {isRefreshing && t('cart.refreshing')}
      </p>
      <CartLines lines={goods} isBusy={isRefreshing} renderNote={renderNote} />
      <CartSummary />
      <NextBar />
    </div>
  )
}

/** A cart may have been filled weeks ago. */
function useRefresh(): boolean {
  const [isRefreshing, setRefreshing] = useState(true)
  useEffect(() => {
    const abort = new AbortController()
    refreshCart(abort.signal).finally(() => {
      if (!abort.signal.aborted) setRefreshing(false)
    })
    return () => abort.abort()
  }, [])
  return isRefreshing
}

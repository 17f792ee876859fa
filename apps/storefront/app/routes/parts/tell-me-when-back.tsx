import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import type { StockAlertProps } from '~/features/catalogue/buy/stock-alert.tsx'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'

const StockAlert = lazy(() =>
  import('~/features/catalogue/buy/stock-alert.tsx').then(
    ({ StockAlert }) => ({ default: StockAlert }),
    // Where the code cannot be fetched the page goes without.
    () => ({ default: () => null }),
  ),
)

/** Only the browser knows who is signed in; the button keeps its room until then. */
export function TellMeWhenBack(props: StockAlertProps) {
  const isInBrowser = useIsSignedIn() !== null
  const room = <Skeleton className="h-12 rounded-control" />
  if (!isInBrowser) return room
  return (
    <Suspense fallback={room}>
      <StockAlert {...props} />
    </Suspense>
  )
}

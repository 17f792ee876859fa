import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import type { StockAlertProps } from '~/features/catalogue/buy/stock-alert.tsx'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'

const StockAlert = lazy<(props: StockAlertProps) => ReactNode>(() =>
  loadAlert().catch(() => ({ default: NoAlert })),
)

async function loadAlert() {
  return { default: (await import('~/features/catalogue/buy/stock-alert.tsx')).StockAlert }
}

/** Where the code cannot be fetched the page goes without. */
function NoAlert() {
  return null
}

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

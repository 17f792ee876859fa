import { lazy, type ReactNode, Suspense } from 'react'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'

const AccountNav = lazy(async () => ({ default: (await import('./account-nav.tsx')).AccountNav }))

/** A page of the account beside the way to the others. The room is kept until it is known whose account it is. */
export function AccountColumns({ children }: { children: ReactNode }) {
  const isCustomer = useIsSignedIn()
  return (
    <div className="account-columns">
      <div className="account-side print:hidden">
        {isCustomer !== null && (
          <Suspense>
            <AccountNav isCustomer={isCustomer} />
          </Suspense>
        )}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

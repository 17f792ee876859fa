import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'

const AccountNav = lazy(fetchAccountNav)

// Without a connection the page itself may be stored, and its list not: the side menu has the same entries.
async function fetchAccountNav(): Promise<{ default: ComponentType<{ isCustomer: boolean }> }> {
  try {
    return { default: (await import('./account-nav.tsx')).AccountNav }
  } catch {
    return { default: () => null }
  }
}

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

import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { localePath } from './locale-path.ts'
import { useTranslation } from './messages.ts'
import { useIsSignedIn } from './use-is-signed-in.ts'

/**
 * For pages of customers: leads a visitor through the sign-in and back (or to `visitorsTo`), and home after a sign-out, in whichever tab.
 * True once it is known that a customer is there; until then the page shows its frame without data.
 */
export function useCustomersOnly(visitorsTo?: '/'): boolean {
  const isSignedIn = useIsSignedIn()
  const wasSignedIn = useRef(false)
  const { lang } = useTranslation()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (isSignedIn === null) return
    if (isSignedIn) wasSignedIn.current = true
    else if (wasSignedIn.current) navigate(localePath(lang, '/'), { replace: true })
    else if (visitorsTo) navigate(localePath(lang, visitorsTo), { replace: true })
    else navigate(localePath(lang, '/login'), { replace: true, state: { from: pathname + search } })
  }, [isSignedIn, visitorsTo, lang, pathname, search, navigate])

  return isSignedIn === true
}

/** For pages of visitors: a customer, also one who has just signed in here or in another tab, is sent on. */
export function useVisitorsOnly(to = '/'): void {
  const isSignedIn = useIsSignedIn()
  const { lang } = useTranslation()
  const navigate = useNavigate()

  useEffect(() => {
    if (isSignedIn) navigate(localePath(lang, to), { replace: true })
  }, [isSignedIn, lang, to, navigate])
}

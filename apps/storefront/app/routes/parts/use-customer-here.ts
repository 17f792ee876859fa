import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginStore } from '~/session/groups/login.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { startSession } from '~/session/persisted-state.ts'

/** Leads a visitor to the sign-in and back. False on the server and until it is known that a customer is there. */
export function useCustomerHere(): boolean {
  const isSignedIn = useSyncExternalStore(loginStore.subscribe, readIsSignedIn, () => false)
  const { lang } = useTranslation()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    startSession()
    if (readIsSignedIn()) return
    navigate(localePath(lang, '/login'), { replace: true, state: { from: pathname + search } })
  }, [lang, navigate, pathname, search])

  return isSignedIn
}

function readIsSignedIn(): boolean {
  return loginStore.getState().is_login
}

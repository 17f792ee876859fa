import { useSyncExternalStore } from 'react'
import { loginStore } from './groups/login.ts'
import { startSession } from './persisted-state.ts'

/** Null on the server and until React has taken the page over: only the browser knows who is signed in. */
export function useIsSignedIn(): boolean | null {
  return useSyncExternalStore<boolean | null>(watchLogin, readIsSignedIn, () => null)
}

function watchLogin(listener: () => void): () => void {
  // A page may ask before the frame's effect has restored the session.
  startSession()
  return loginStore.subscribe(listener)
}

function readIsSignedIn(): boolean {
  return loginStore.getState().is_login
}

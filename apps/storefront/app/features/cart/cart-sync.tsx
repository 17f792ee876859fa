import { useEffect, useRef } from 'react'
import { cartStore } from '~/session/groups/cart.ts'
import { loginStore } from '~/session/groups/login.ts'
import { loadTexts } from '~/session/messages.ts'
import { currentPlace } from '~/session/place.ts'
import { useLang } from '~/session/use-lang.ts'

/**
 * Updates a filled cart when the page's language or the store's place changes. Used once in the frame, behind the
 * session's host, so that the place of the last visit is known before any change of it.
 */
export function CartSync() {
  const lang = useLang()
  const knownLang = useRef(lang)

  useEffect(() => {
    if (knownLang.current === lang) return
    knownLang.current = lang
    return updateCart(({ refreshCart }, signal) => refreshCart(signal))
  }, [lang])

  useEffect(() => {
    let stateId = currentPlace().stateId
    let stop = noop
    const unsubscribe = loginStore.subscribe(() => {
      const next = currentPlace().stateId
      if (next === stateId) return
      stateId = next
      stop()
      stop = updateCart(({ syncPlace }, signal) => syncPlace(signal))
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [])

  return null
}

type CartUpdates = typeof import('./sync-place.ts')

/** The code is fetched only when there is a cart to bring up to date. */
function updateCart(act: (updates: CartUpdates, signal: AbortSignal) => Promise<unknown>): () => void {
  if (cartStore.getState().lines.length === 0) return noop
  const abort = new AbortController()
  // Offline it is left undone; opening the cart does the same.
  Promise.all([import('./sync-place.ts'), loadTexts('cart', 'catalogue')])
    .then(([updates]) => act(updates, abort.signal))
    .catch(noop)
  return () => abort.abort()
}

function noop(): void {}

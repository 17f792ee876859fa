import { useEffect, useRef } from 'react'
import { cartStore } from '~/session/groups/cart.ts'
import { loginStore } from '~/session/groups/login.ts'
import { loadTexts } from '~/session/messages.ts'
import { currentPlace } from '~/session/place.ts'
import { useLang } from '~/session/use-lang.ts'

/**
 * Keeps a filled cart in step with the page's language and the store's place. Belongs once into the frame, behind the
 * session's host, so that the place of the last visit is known before any change of it.
 */
export function CartFollower() {
  const lang = useLang()
  const knownLang = useRef(lang)

  useEffect(() => {
    if (knownLang.current === lang) return
    knownLang.current = lang
    return follow(({ refreshCart }, signal) => refreshCart(signal))
  }, [lang])

  useEffect(() => {
    let stateId = currentPlace().stateId
    let stop = noop
    const unsubscribe = loginStore.subscribe(() => {
      const next = currentPlace().stateId
      if (next === stateId) return
      stateId = next
      stop()
      stop = follow(({ followPlace }, signal) => followPlace(signal))
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [])

  return null
}

type Following = typeof import('./follow-place.ts')

/** The code is fetched only when there is a cart to bring up to date. */
function follow(act: (following: Following, signal: AbortSignal) => Promise<void>): () => void {
  if (cartStore.getState().lines.length === 0) return noop
  const abort = new AbortController()
  // Offline it is left undone; opening the cart does the same.
  Promise.all([import('./follow-place.ts'), loadTexts('cart', 'catalogue')])
    .then(([following]) => act(following, abort.signal))
    .catch(noop)
  return () => abort.abort()
}

function noop(): void {}

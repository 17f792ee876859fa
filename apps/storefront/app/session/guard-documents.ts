import { isShopUp } from './connection.ts'
import { currentDestination, isAskedAnew } from './destination.ts'
import { reportNoAnswer } from './no-answer.ts'
import { stayOnShownPage } from './stay-here.ts'

/**
 * Without a connection the browser would put its own error page in place of the shop. Where the browser announces
 * navigations, those that would load a document are held back; returns a function that stops it.
 */
export function guardDocuments(): () => void {
  if (!('navigation' in window)) return () => undefined
  navigation.addEventListener('navigate', guard)
  return () => navigation.removeEventListener('navigate', guard)
}

function guard(event: NavigateEvent): void {
  if (!event.cancelable || event.downloadRequest !== null || event.destination.sameDocument) return
  if (event.navigationType === 'reload') {
    if (event.userInitiated || isReachable) return
    event.preventDefault()
    hasLostCode = true
    loadDocument()
    return
  }
  const isOurs = new URL(event.destination.url).origin === location.origin
  if (!isOurs || navigator.onLine || event.navigationType === 'traverse') return
  event.preventDefault()
  reportNoAnswer('offline')
}

/**
 * The router waits for ever for code that it could not fetch once; only a new document has it fetch that again. The page
 * on the screen, to which a navigation that was given up leads, has its code.
 */
export function leaveWithDocument(): void {
  if (hasLostCode && !isAskedAnew()) loadDocument()
}

/**
 * The router loads the page anew when it cannot fetch the code of the next one. That helps after a release, which has
 * taken the old code away; the next page itself helps as well, and is where the shopper wants to be.
 */
async function loadDocument(): Promise<void> {
  if (isChecking) return
  isChecking = true
  const [isUp] = await Promise.all([
    isShopUp(),
    // Where the shopper was going is known once React has drawn that something is on its way.
    new Promise((resolve) => setTimeout(resolve, drawMs)),
  ])
  isChecking = false
  if (!isUp) {
    reportNoAnswer('offline')
    stayOnShownPage()
    return
  }
  isReachable = true
  const destination = currentDestination()
  if (destination) location.assign(destination)
  else location.reload()
}

const drawMs = 100
let isReachable = false
let hasLostCode = false
let isChecking = false

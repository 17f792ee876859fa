import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { followConnection } from './connection.ts'
import { guardDocuments } from './guard-documents.ts'
import { guardKeptValues } from './kept-values.ts'
import { rememberLanguage } from './language.ts'
import { bindNavigator } from './navigator.ts'
import { placesOfOtherTabs, startSession } from './persisted-state.ts'
import { type PageFacts, rememberPageFacts } from './place.ts'
import { PlainToasts } from './plain-toasts.tsx'
import { isToastHostWanted, watchToasts } from './toasts.ts'
import { useLang } from './use-lang.ts'
import { whenLoaded } from './when-loaded.ts'

/** Connects the page with the session. Belongs once into the frame, inside `MessagesProvider`. */
export function SessionHost({ shop, place }: PageFacts) {
  const lang = useLang()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  useEffect(startSession, [])
  useEffect(guardKeptValues, [])
  useEffect(guardDocuments, [])
  useEffect(followConnection, [])
  useEffect(() => whenLoaded(registerWorker), [])
  useEffect(() => bindNavigator(navigate), [navigate])
  useEffect(() => placesOfOtherTabs.on(() => void revalidate()), [revalidate])
  useEffect(() => rememberPageFacts({ shop, place }), [shop, place])
  useLayoutEffect(() => rememberLanguage(lang), [lang])

  return <ToastMount />
}

/** Behind everything else of the first page. In development files change under the worker. */
async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const worker = await import('~/service-worker/register.ts').catch(() => null)
  await worker?.registerServiceWorker()
}

const ToastHost = lazy(fetchToastHost)

// Awaited rather than chained: the bundler pulls a chained `then` inside its own loading, whose failure it then misses.
async function fetchToastHost() {
  try {
    const host = await import('./toast-host.tsx')
    return { default: host.ToastHost }
  } catch {
    return { default: PlainToasts }
  }
}

/** For pages outside the frame, such as the error page; one of them is enough at a time. */
export function ToastMount() {
  const isWanted = useSyncExternalStore(watchToasts, isToastHostWanted, () => false)
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  )
}

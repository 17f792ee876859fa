import { useSyncExternalStore } from 'react'

const maxWaitMs = 10_000
const firstProbeMs = 5_000
const lastProbeMs = 60_000

/** Whether the shop cannot be reached, as far as the browser's word and the last request tell. False on the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(watch, isShopOffline, () => false)
}

export function isShopOffline(): boolean {
  return isOffline
}

/** Follows the browser's word; returns a function that stops it. */
export function followConnection(): () => void {
  const heard = new AbortController()
  addEventListener('offline', () => set(true), heard)
  addEventListener('online', () => set(false), heard)
  set(navigator.onLine === false)
  return () => {
    heard.abort()
    set(false)
  }
}

/** For the transport: every request says whether it was answered. One without an answer is looked into before it is told. */
export function noteConnection(hasAnswer: boolean): void {
  if (hasAnswer) returnOnline()
  else if (!isOffline && navigator.onLine !== false) void probe()
}

/** A line that is up may still lead nowhere: a dead access point, or a hotel that wants a sign-in first. */
async function probe(): Promise<void> {
  if (isProbing) return
  isProbing = true
  const isUp = await isShopUp()
  isProbing = false
  if (isUp) returnOnline()
  else set(true)
}

export async function isShopUp(): Promise<boolean> {
  const signal = AbortSignal.timeout(maxWaitMs)
  return fetch('/health/live', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  )
}

/** The browser has not noticed that the line was gone, so it will not tell of its return either. */
function returnOnline(): void {
  if (isOffline) dispatchEvent(new Event('online'))
}

function set(next: boolean): void {
  clearTimeout(timer)
  probes = next ? probes + 1 : 0
  if (next && navigator.onLine !== false)
    timer = setTimeout(probe, Math.min(lastProbeMs, firstProbeMs * 2 ** (probes - 1)))
  if (next === isOffline) return
  isOffline = next
  for (const tell of watchers) tell()
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

const watchers = new Set<() => void>()
let isOffline = false
let isProbing = false
let probes = 0
let timer: ReturnType<typeof setTimeout> | undefined

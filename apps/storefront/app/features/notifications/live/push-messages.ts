/** Listens to the shop's service worker, which tells its pages of what was pushed. Returns the way to stop. */
export function hearPushed(listener: (id: string) => void): () => void {
  const workers = globalThis.navigator?.serviceWorker
  if (!workers) return () => undefined
  const onMessage = ({ data }: MessageEvent) => {
    if (data?.type === 'notification' && typeof data.id === 'string') listener(data.id)
  }
  workers.addEventListener('message', onMessage)
  workers.startMessages()
  return () => workers.removeEventListener('message', onMessage)
}

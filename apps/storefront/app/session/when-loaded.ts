/** Does something once the page is complete and idle; returns a function that cancels it. Safari has no idle time to ask for. */
export function whenLoaded(work: () => void): () => void {
  let cancel: () => void
  const begin = () => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(work, { timeout: 5_000 })
      cancel = () => cancelIdleCallback(id)
    } else {
      const id = setTimeout(work, 1_500)
      cancel = () => clearTimeout(id)
    }
  }
  if (document.readyState === 'complete') begin()
  else {
    addEventListener('load', begin, { once: true })
    cancel = () => removeEventListener('load', begin)
  }
  return () => cancel()
}

/**
 * Registers the service worker and tells it which files of the build this page has loaded: the browser still has them, so
 * they are stored without being fetched again. A browser without workers, or with storage forbidden, has no offline shop.
 */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js', { scope: '/' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'keep', files: loadedFiles() })
  } catch {
    // The next page tries again.
  }
}

function loadedFiles(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return paths.filter((path) => path.startsWith('/assets/'))
}

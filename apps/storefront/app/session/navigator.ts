export type Navigate = (path: string, options?: { replace?: boolean; state?: unknown }) => unknown

let routerNavigate: Navigate | null = null

/** Lends the router's way of moving to code outside of components; answers the way to take it back. */
export function bindNavigator(navigate: Navigate): () => void {
  routerNavigate = navigate
  return () => {
    if (routerNavigate === navigate) routerNavigate = null
  }
}

/** Moves within the shop. Before the router is there the browser loads the page instead. */
export function goTo(path: string, options: { replace?: boolean; state?: unknown } = {}): void {
  if (routerNavigate) routerNavigate(path, options)
  else if (options.replace) location.replace(path)
  else location.assign(path)
}

export type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean }

export type Navigate = (path: string, options?: NavigateOptions) => unknown

let routerNavigate: Navigate | null = null

/** Lets code outside of components navigate with the router; returns a function that undoes it. */
export function bindNavigator(navigate: Navigate): () => void {
  routerNavigate = navigate
  return () => {
    if (routerNavigate === navigate) routerNavigate = null
  }
}

/** Moves within the shop. Before the router is there the browser loads the page instead. */
export function goTo(path: string, options: NavigateOptions = {}): void {
  if (routerNavigate) routerNavigate(path, options)
  else if (options.replace) location.replace(path)
  else location.assign(path)
}

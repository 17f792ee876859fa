/** Where to go after signing in: a path of the console, never another host. */
export function nextPath(wanted: string | null): string {
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : '/'
}

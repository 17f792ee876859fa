/** Whether a route is the console's, as it is declared; undefined where none answers. */
export function isConsolePath(url: string | undefined): boolean {
  return url?.startsWith('/api/v1/console/') ?? false
}

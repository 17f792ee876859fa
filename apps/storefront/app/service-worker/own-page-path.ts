/** The path below the shop's own address; null for what would lead anywhere else. */
export function ownPagePath(path: string, origin: string): string | null {
  if (!URL.canParse(path, origin)) return null
  const url = new URL(path, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}

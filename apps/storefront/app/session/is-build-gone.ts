/**
 * Whether the shop was deployed anew since this page was opened: then it has no files of this page's build any more,
 * and no second try will fetch them.
 */
export async function isBuildGone(): Promise<boolean> {
  const manifest = (window as { __reactRouterManifest?: { url?: string } }).__reactRouterManifest?.url
  if (!manifest) return false
  return fetch(manifest, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )
}

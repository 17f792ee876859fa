import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type ManifestPart = { module: string; imports?: string[] }
export type Manifest = {
  /** Below the folder of the build. */
  file: string
  entry: ManifestPart
  routes: Record<string, ManifestPart & { id: string }>
}

/** The router's list of all routes with the files of each, as the build has written it for the browser. */
export function readManifest(folder: string): Manifest {
  const [file] = globSync('assets/manifest-*.js', { cwd: folder })
  if (!file) throw new Error('The build has no manifest')
  const text = readFileSync(path.join(folder, file), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Omit<
    Manifest,
    'file'
  >
  return { ...manifest, file }
}

/**
 * Takes out of it what a browser never reads: the imports of each file, which it learns from the file itself (only the
 * server's copy names them in a page's head, and no link prefetches a route), and everything that is not so.
 */
export function shortenManifest(folder: string, { file, ...manifest }: Manifest): void {
  const routes = Object.entries(manifest.routes).map(([name, { imports, ...route }]) => [name, route])
  const entry = { ...manifest.entry, imports: [] }
  const short = { ...manifest, entry, routes: Object.fromEntries(routes) }
  const text = JSON.stringify(short, (_name, value) => (value === false ? undefined : value))
  writeFileSync(path.join(folder, file), `window.__reactRouterManifest=${text};`)
}

import { offlinePages, type Release } from './release.ts'
import type { WorkerScope } from './worker-scope.ts'

const prefix = 'shop-'
const pageLifetimeMs = 24 * 60 * 60 * 1000

/**
 * Stores what is required, one file after the other: the shopper's own requests come first. The offline pages are
 * stored last, so one that is there can be opened.
 */
export async function storeRelease(scope: WorkerScope, release: Release): Promise<void> {
  const cache = await scope.caches.open(nameOf(release))
  for (const file of release.required) await storeFile(scope, release, { cache, file })
  for (const page of offlinePages) await storePage(scope, release, { cache, page })
}

/** Adds files that a page has loaded; names that are not of this release are left out, so the store stays bounded. */
export async function keepFiles(
  scope: WorkerScope,
  release: Release,
  files: readonly unknown[],
): Promise<void> {
  await storeRelease(scope, release)
  const cache = await scope.caches.open(nameOf(release))
  for (const file of new Set(files)) {
    if (typeof file === 'string' && Object.hasOwn(release.files, file))
      await storeFile(scope, release, { cache, file })
  }
  await dropOlderReleases(scope, release)
}

/** Once this release is complete, of the others only the last one stays, for the pages that are still open. */
export async function dropOlderReleases(scope: WorkerScope, release: Release): Promise<void> {
  const [current, , ...older] = await releasesByAge(scope, release)
  if (current !== nameOf(release) || !(await isComplete(scope, current))) return
  for (const name of older) await scope.caches.delete(name)
}

/** Names of the stored releases: this one, then the others, the newest first. */
export async function releasesByAge({ caches }: WorkerScope, release: Release): Promise<string[]> {
  const own = nameOf(release)
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const others = names.filter((name) => name !== own).reverse()
  return names.includes(own) ? [own, ...others] : others
}

async function isComplete({ caches }: WorkerScope, name: string): Promise<boolean> {
  const pages = offlinePages.map((page) => caches.match(page, { cacheName: name, ignoreVary: true }))
  return (await Promise.all(pages)).every(Boolean)
}

type FileToStore = { cache: Cache; file: string }

/** The checksum refuses everything else that may answer in the shop's place, such as a hotel's sign-in page. */
async function storeFile(
  { fetch }: WorkerScope,
  { files }: Release,
  { cache, file }: FileToStore,
): Promise<void> {
  if (await cache.match(file, { ignoreVary: true })) return
  const answer = await fetch(file, { integrity: files[file], priority: 'low' })
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}`)
  await cache.put(file, answer)
}

type PageToStore = { cache: Cache; page: string }

/** Asked for without cookies, as it is for every customer of this device; a page of another release is not stored. */
async function storePage(
  { fetch }: WorkerScope,
  { manifest }: Release,
  { cache, page }: PageToStore,
): Promise<void> {
  const stored = await cache.match(page, { ignoreVary: true })
  if (stored && Date.now() - Date.parse(stored.headers.get('Date') ?? '') < pageLifetimeMs) return
  const answer = await fetch(page, { credentials: 'omit', cache: 'no-store', priority: 'low' })
  const isOurs = answer.ok && !answer.redirected && (await answer.clone().text()).includes(manifest)
  if (isOurs) await cache.put(page, answer)
  else if (!stored) throw new Error(`${page} is not of this release`)
}

function nameOf({ manifest }: Release): string {
  return prefix + manifest
}

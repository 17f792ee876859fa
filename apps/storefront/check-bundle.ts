import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Manifest, ManifestPart } from './browser-manifest.ts'

const kibibyte = 1024

/** Scripts of a first visit with Brotli, without the texts; what a page gains, another part of it has to lose. */
const limits: Record<string, number> = {
  'routes/home': 120,
  'routes/products': 124,
  'routes/product': 125,
  'routes/search': 121,
  'routes/cart': 113,
}

/** Fails a build with which a first visit would fetch more scripts than before, or a route would begin the page. */
export function checkBundle(folder: string, manifest: Manifest): void {
  const { entry } = manifest
  if (!readFileSync(path.join(folder, entry.module), 'utf8').includes('hydrateRoot'))
    throw new Error(
      'The entry is in a chunk of routes, which would take the page over before it knows its routes',
    )
  const tooLarge = weighFirstVisits(folder, manifest).filter(({ bytes, limit }) => bytes > limit)
  if (tooLarge.length === 0) return
  const lines = tooLarge.map(
    ({ page, bytes, limit }) =>
      `${page}: ${(bytes / kibibyte).toFixed(1)} KiB with Brotli, ${limit / kibibyte} allowed`,
  )
  throw new Error(`The scripts of a first visit are too large:\n  ${lines.join('\n  ')}`)
}

function weighFirstVisits(
  folder: string,
  { file: manifestFile, entry, routes }: Manifest,
): { page: string; bytes: number; limit: number }[] {
  const frame = [entry, routes.root, routes['routes/language']]
  return Object.entries(limits).map(([page, limit]) => {
    const files = new Set([...frame, routes[page]].flatMap((part) => filesOf(part, page)))
    const bytes = [...files].reduce((total, file) => total + compressedSize(folder, file), 0)
    return { page, bytes: bytes + compressedSize(folder, manifestFile), limit: limit * kibibyte }
  })
}

function filesOf(part: ManifestPart | undefined, page: string): string[] {
  if (!part) throw new Error(`The build knows no ${page}`)
  return [part.module, ...(part.imports ?? [])].map((address) => address.replace(/^\//, ''))
}

function compressedSize(folder: string, file: string): number {
  const whole = path.join(folder, file)
  return statSync(`${whole}.br`, { throwIfNoEntry: false })?.size ?? statSync(whole).size
}

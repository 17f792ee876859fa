import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const kibibyte = 1024

/** Scripts of a first visit with Brotli, without the texts; what a page gains, another part of it has to lose. */
const limits: Record<string, number> = {
  'routes/home': 150,
  'routes/products': 155,
  'routes/product': 155,
  'routes/search': 155,
  'routes/cart': 155,
}

type Part = { module: string; imports?: string[] }
type Manifest = { entry: Part; routes: Record<string, Part & { id: string }> }

/** Fails a build with which a first visit would fetch more scripts than before, or a route would begin the page. */
export function checkBundle(folder: string): void {
  const { entry } = readManifest(folder)
  if (!readFileSync(path.join(folder, entry.module), 'utf8').includes('hydrateRoot'))
    throw new Error(
      'The entry is in a chunk of routes, which would take the page over before it knows its routes',
    )
  const tooLarge = weighFirstVisits(folder).filter(({ bytes, limit }) => bytes > limit)
  if (tooLarge.length === 0) return
  const lines = tooLarge.map(
    ({ page, bytes, limit }) =>
      `${page}: ${(bytes / kibibyte).toFixed(1)} KiB with Brotli, ${limit / kibibyte} allowed`,
  )
  throw new Error(`The scripts of a first visit are too large:\n  ${lines.join('\n  ')}`)
}

export function weighFirstVisits(folder: string): { page: string; bytes: number; limit: number }[] {
  const manifest = readManifest(folder)
  const { entry, routes } = manifest
  const frame = [entry, routes.root, routes['routes/language']]
  return Object.entries(limits).map(([page, limit]) => {
    const files = new Set([...frame, routes[page]].flatMap((part) => filesOf(part, page)))
    const bytes = [...files].reduce((total, file) => total + compressedSize(folder, file), 0)
    return { page, bytes: bytes + manifest.bytes, limit: limit * kibibyte }
  })
}

function readManifest(folder: string): Manifest & { bytes: number } {
  const [file] = globSync('assets/manifest-*.js', { cwd: folder })
  if (!file) throw new Error('The build has no manifest')
  const text = readFileSync(path.join(folder, file), 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
  return { ...manifest, bytes: compressedSize(folder, file) }
}

function filesOf(part: Part | undefined, page: string): string[] {
  if (!part) throw new Error(`The build knows no ${page}`)
  return [part.module, ...(part.imports ?? [])].map((address) => address.replace(/^\//, ''))
}

function compressedSize(folder: string, file: string): number {
  const whole = path.join(folder, file)
  return statSync(`${whole}.br`, { throwIfNoEntry: false })?.size ?? statSync(whole).size
}

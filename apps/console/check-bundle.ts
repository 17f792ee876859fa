import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const kibibyte = 1024
const maxFirstLoad = 200 * kibibyte
const maxScreen = 40 * kibibyte

type Part = { module: string; imports?: string[]; css?: string[] }
type Manifest = { entry: Part; routes: Record<string, Part & { id: string }> }

/** Fails a build whose first load or one of whose screens is larger, compressed, than an operator should wait for. */
export function checkBundle(folder: string): void {
  const problems = measureBundle(folder).filter(({ bytes, limit }) => bytes > limit)
  if (problems.length === 0) return
  const lines = problems.map(
    ({ name, bytes, limit }) => `${name}: ${kib(bytes)} KiB with Brotli, ${kib(limit)} allowed`,
  )
  throw new Error(`The console is too large:\n  ${lines.join('\n  ')}`)
}

/** Scripts and styles with Brotli: what every screen needs, and what each screen needs beside it. */
export function measureBundle(folder: string): { name: string; bytes: number; limit: number }[] {
  const { entry, routes } = readManifest(folder)
  const frames = Object.values(routes).filter(({ id }) => id === 'root' || id === 'routes/frame')
  const first = new Set([entry, ...frames].flatMap(filesOf))
  const screens = Object.values(routes).filter((route) => !frames.includes(route))
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + compressedSize(folder, file), 0)
  return [
    { name: 'first load', bytes: sum(first) + pageScripts(folder), limit: maxFirstLoad },
    ...screens.map((screen) => {
      const own = new Set(filesOf(screen)).difference(first)
      return { name: screen.id, bytes: sum(own), limit: maxScreen }
    }),
  ]
}

function readManifest(folder: string): Manifest {
  const [file] = globSync('assets/manifest-*.js', { cwd: folder })
  if (!file) throw new Error('The build has no manifest')
  const text = readFileSync(path.join(folder, file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

function filesOf({ module, imports = [], css = [] }: Part): string[] {
  return [module, ...imports, ...css].map((address) => address.replace(/^\/console\//, ''))
}

/** What the page itself loads, and the texts of the larger language. */
function pageScripts(folder: string): number {
  const size = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => compressedSize(folder, file))
  const scripts = size('assets/page-*.js').reduce((total, bytes) => total + bytes, 0)
  return scripts + Math.max(0, ...size('assets/{en,ar}-*.js'))
}

function compressedSize(folder: string, file: string): number {
  const whole = path.join(folder, file)
  return statSync(`${whole}.br`, { throwIfNoEntry: false })?.size ?? statSync(whole).size
}

function kib(bytes: number): string {
  return (bytes / kibibyte).toFixed(1)
}

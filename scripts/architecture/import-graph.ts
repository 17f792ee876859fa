import type { ImportGraph } from './find-cycles.ts'
import type { Import } from './imports-of.ts'
import { resolveTarget } from './resolve-target.ts'

/** Which of these files import which, types included. Imports of anything else are left out. */
export function importGraph(sources: readonly { file: string; imports: readonly Import[] }[]): ImportGraph {
  const known = new Set(sources.map(({ file }) => file))
  const targetsOf = (file: string, imports: readonly Import[]) =>
    imports.flatMap(({ specifier }) => {
      const target = specifier === undefined ? undefined : resolveTarget(file, specifier)
      return target !== undefined && known.has(target) ? [target] : []
    })
  return new Map(sources.map(({ file, imports }) => [file, targetsOf(file, imports)]))
}

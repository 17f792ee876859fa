import type { Plugin } from 'vite'
import { type LeftOut, leaveOut, type SyntaxNode } from './leave-out.ts'

/**
 * Leaves parts of a package's modules out of the browser's build. One that a new version no longer has fails the build: then
 * it is looked at again whether the rest is still unused.
 */
export function leaveOutPlugin(folder: string, parts: Readonly<Record<string, LeftOut>>): Plugin {
  const met = new Set<string>()
  const partOf = (id: string) =>
    Object.entries(parts).find(([name]) => id.replaceAll('\\', '/').endsWith(`${folder}/${name}`))
  return {
    name: 'warsha-leave-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',

    load(id) {
      const [name, part] = partOf(id) ?? []
      if (name) met.add(name)
      return part?.module
    },

    transform(code, id) {
      const [, part] = partOf(id) ?? []
      if (!part || part.module !== undefined) return
      return { code: leaveOut(code, this.parse(code) as unknown as SyntaxNode, part), map: null }
    },

    buildEnd(error) {
      const missing = Object.keys(parts).filter((name) => !met.has(name))
      if (!error && missing.length > 0) throw new Error(`${folder} has no ${missing.join(', ')} any more`)
    },
  }
}

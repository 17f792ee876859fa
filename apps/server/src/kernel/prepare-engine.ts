import { enableCompileCache, type RegisterHooksOptions, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const compiled = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url))

/** Makes the start quick. To be called before anything large is imported; without it everything works, only slower. */
export function prepareEngine(): void {
  enableCompileCache(process.env.NODE_COMPILE_CACHE || compiled)
  registerHooks({ resolve: quickResolve() })
}

/**
 * Node reads a package's whole `package.json` again for every import from and within the package. Drizzle's has
 * 180 kB and its files import one another four hundred times: a second of the start (2.4 s of processor time to ready
 * instead of 1.4, with the goal at 2.5 s on the clock). Its folder holds one package
 * of modules, so an import within it needs no look-up, and the same import from our code always finds the same file.
 */
export function quickResolve(): NonNullable<RegisterHooksOptions['resolve']> {
  const known = new Map<string, ReturnType<NonNullable<RegisterHooksOptions['resolve']>>>()
  return (specifier, context, next) => {
    const { parentURL = '', conditions } = context
    if (specifier.startsWith('./') || specifier.startsWith('../')) {
      return specifier.endsWith('.js') && parentURL.includes(folder)
        ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context)
    }
    const isOurs = !parentURL.includes('/node_modules/') && conditions.includes('import')
    if (!isOurs || !(specifier === name || specifier.startsWith(`${name}/`))) return next(specifier, context)
    const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    known.set(specifier, found)
    return found
  }
}

const name = 'drizzle-orm'
const folder = `/node_modules/${name}/`

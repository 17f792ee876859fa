import type { SignedIn } from '#http/caller.ts'
import type { ShopModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import type { Identify } from './route-access.ts'

/** Which sessions of these callers are over, as the modules say that have them. */
export function endedSessionsOf(deps: Deps, modules: readonly ShopModule[]) {
  const askers = modules.flatMap(({ endedSessions }) => endedSessions ?? [])
  return async (callers: readonly SignedIn[]): Promise<ReadonlySet<string>> =>
    new Set((await Promise.all(askers.map((ask) => ask(deps, callers)))).flat())
}

/** Asks the modules' authenticators in module order; the first one that knows the credentials decides. */
export function identifyWith(deps: Deps, modules: readonly ShopModule[]): Identify {
  const authenticators = modules.flatMap(({ authenticate }) => authenticate ?? [])
  return async (credentials) => {
    for (const authenticate of authenticators) {
      const found = await authenticate(deps, credentials)
      if (found) return found
    }
    return undefined
  }
}

import type { Arrow } from './arrow.ts'
import { kernelOfRules } from './layout.ts'
import { moduleFileOf } from './module-problem.ts'

/**
 * Rules are pure: they know their own kind, the contract, data structures, the plain values of the kernel, and the types that an
 * earlier module shows. No package, no database, no file, no HTTP, not even by type.
 */
export function rulesProblem({ file, target, isTypeOnly, isTest }: Arrow): string | undefined {
  const from = moduleFileOf(file)
  if (from?.layer !== 'rules' || isTest) return undefined
  if (!target) return 'rules use no package and nothing of Node'
  if (target.startsWith('packages/contract/') || target.startsWith('packages/data-structures/'))
    return undefined
  const to = moduleFileOf(target)
  if (to && to.module !== from.module)
    return isTypeOnly ? undefined : 'rules take only types from another module'
  if (to) return undefined
  const kernel = /^apps\/server\/src\/kernel\/(.+)$/.exec(target)?.[1]
  return kernel && kernelOfRules.includes(kernel) ? undefined : 'rules are pure'
}

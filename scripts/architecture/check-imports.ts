import type { Arrow } from './arrow.ts'
import { borderProblem } from './border-problem.ts'
import { frontEndProblem } from './front-end-problem.ts'
import type { Import } from './imports-of.ts'
import { importsByName } from './layout.ts'
import { moduleProblem } from './module-problem.ts'
import { resolveTarget } from './resolve-target.ts'
import { rulesProblem } from './rules-problem.ts'
import { serverProblem } from './server-problem.ts'

/** Says which imports of a file break the house: module order, layer arrows, faces, workspace borders. */
export function checkImports(file: string, imports: readonly Import[]): string[] {
  const isTest = /\.test\.tsx?$|\/testing\//.test(file)
  return imports.flatMap(({ specifier, isTypeOnly }) => {
    if (specifier === undefined)
      return isTest || importsByName.includes(file)
        ? []
        : [`${file}: what is imported is worked out at run time`]
    const reason = whyNot({ file, target: resolveTarget(file, specifier), isTypeOnly, isTest })
    return reason ? [`${file} → ${specifier}: ${reason}`] : []
  })
}

function whyNot(arrow: Arrow): string | undefined {
  const checks = [borderProblem, rulesProblem, serverProblem, moduleProblem, frontEndProblem]
  for (const check of checks) {
    const reason = check(arrow)
    if (reason) return reason
  }
  return undefined
}

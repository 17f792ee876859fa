import type { Arrow } from './arrow.ts'
import { borderProblem } from './border-problem.ts'
import { frontEndProblem } from './front-end-problem.ts'
import type { Import } from './imports-of.ts'
import { moduleProblem } from './module-problem.ts'
import { resolveTarget } from './resolve-target.ts'
import { rulesProblem } from './rules-problem.ts'
import { serverProblem } from './server-problem.ts'

/** Says which imports of a file break the house: module order, layer arrows, faces, workspace borders. */
export function checkImports(file: string, imports: readonly Import[]): string[] {
  return imports.flatMap(({ specifier, isTypeOnly }) => {
    const arrow = {
      file,
      target: resolveTarget(file, specifier),
      isTypeOnly,
      isTest: /\.test\.tsx?$|\/testing\//.test(file),
    }
    const reason = whyNot(arrow)
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

import type { Arrow } from './arrow.ts'
import { frontEndArrows } from './layout.ts'

/** Inside a front end: routes compose shell and features, features know the session and never each other. */
export function frontEndProblem({ file, target, isTest }: Arrow): string | undefined {
  const [from, to] = [partOf(file), target && partOf(target)]
  if (!from || !to || isTest) return undefined
  if (from.part === 'features' && to.part === 'features' && from.name !== to.name)
    return 'features do not import features; routes and shell compose them'
  const allowed = frontEndArrows[from.part]
  if (from.part === to.part || !allowed || !(to.part in frontEndArrows)) return undefined
  return allowed.includes(to.part) ? undefined : `${from.part} may not know ${to.part}`
}

function partOf(file: string): { part: string; name: string } | undefined {
  const [, part, name] = /^apps\/[\w-]+\/app\/([\w-]+)\/([\w-]+)/.exec(file) ?? []
  return part && name ? { part, name } : undefined
}

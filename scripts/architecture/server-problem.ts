import type { Arrow } from './arrow.ts'
import { serverArrows } from './layout.ts'

/** Between the parts of the server, types included: what a part may not import it may not know. */
export function serverProblem({ file, target, isTest }: Arrow): string | undefined {
  const [from, to] = [partOf(file), target && partOf(target)]
  if (!from || !to || from === to || isTest) return undefined
  if (to === 'testing') return 'only tests use what is made for tests'
  return serverArrows[from]?.includes(to) ? undefined : `${from} may not know ${to}`
}

/** The folder below src; files right in src are the composition root. */
export function partOf(file: string): string | undefined {
  const [, folder, rest] = /^apps\/server\/src\/([\w.-]+)(\/)?/.exec(file) ?? []
  if (!folder) return undefined
  return rest ? folder : 'root'
}

import type { Arrow } from './arrow.ts'

/** Between workspaces: apps are imported by nobody, the contract imports nothing, primitives know no words. */
export function borderProblem({ file, target, isTest }: Arrow): string | undefined {
  const [from, to] = [workspaceOf(file), target && workspaceOf(target)]
  if (!to || from === to) return undefined
  // The demo shop fills the server's tables; the server loads it by name, when it is wanted, if it is there.
  if (from === 'apps/demo-shop' && to === 'apps/server') return undefined
  if (to === 'apps/demo-shop' && isTest) return undefined
  if (to.startsWith('apps/')) return `${from} may not import the app ${to}`
  if (from === 'packages/contract') return 'the contract imports nothing of ours'
  if (from === 'packages/data-structures') return 'data structures know nothing of the shop'
  if (from === 'apps/storefront' && target?.startsWith('packages/contract/src/console/'))
    return 'the shop knows no calls of the console'
  if (from === 'apps/server' && to === 'packages/ui') return 'the server knows no user interface'
  if (from === 'packages/ui' && to === 'packages/i18n') return 'primitives get their words as props'
  return undefined
}

function workspaceOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}

import type { Arrow } from './arrow.ts'
import { httpLayers, layerArrows, moduleOrder } from './layout.ts'

export type ModuleFile = { module: string; layer: string }

export function moduleFileOf(file: string): ModuleFile | undefined {
  const [, module, layer] = /^apps\/server\/src\/modules\/([\w-]+)\/(?:([\w-]+)\/)?/.exec(file) ?? []
  return module ? { module, layer: layer ?? 'index' } : undefined
}

/** Between modules and between the layers of one. */
export function moduleProblem({ file, target, isTypeOnly, isTest }: Arrow): string | undefined {
  const from = moduleFileOf(file)
  const to = target && moduleFileOf(target)
  if (!from) return to ? outsideProblem(file, to, isTest) : undefined
  if (!moduleOrder.includes(from.module)) return `module ${from.module} is not in the module order`
  if (!to) return isTest ? undefined : httpProblem(from, target)
  if (from.module === to.module)
    return isTest ? undefined : (apiProblem(file, target) ?? layerProblem(from.layer, to.layer, isTypeOnly))
  if (moduleOrder.indexOf(to.module) > moduleOrder.indexOf(from.module))
    return `${to.module} comes after ${from.module}`
  return faceProblem({ file, target, from, to, isTest })
}

type Crossing = { file: string; target: string; from: ModuleFile; to: ModuleFile; isTest: boolean }

function faceProblem({ file, target, from, to, isTest }: Crossing): string | undefined {
  if (to.layer === 'index') return undefined
  // Exports of an api layer, such as nodes and readers of ids, serve other api layers alone.
  if (target.endsWith(`/${to.module}/api/shop/index.ts`) && (from.layer === 'api' || isTest)) return undefined
  // A test may feed its rule with what the earlier module's own rules say, and use its aids.
  if (isTest && (['samples', 'rules', 'storage'].includes(to.layer) || target.includes('/testing/')))
    return undefined
  // A table may refer to another module's; who reads that one asks its owner.
  const isTables = (file.endsWith('.tables.ts') || from.layer === 'samples') && target.endsWith('.tables.ts')
  if (isTables || (from.layer === 'samples' && to.layer === 'samples')) return undefined
  return `other modules are used through ${to.module}/index.ts`
}

/** The face of a module shows nothing of its api; the shop's side knows nothing of the console's. */
function apiProblem(file: string, target: string | undefined): string | undefined {
  if (/\/modules\/[\w-]+\/index\.ts$/.test(file) && target?.includes('/api/'))
    return 'index.ts shows nothing of api/: api/shop/index.ts does'
  if (file.includes('/api/shop/') && target?.includes('/api/console/'))
    return "the shop's api may not import the console's"
  return undefined
}

function httpProblem(from: ModuleFile, target: string | undefined): string | undefined {
  if (!target?.startsWith('apps/server/src/http/') || httpLayers.includes(from.layer)) return undefined
  return `${from.layer} may not know HTTP`
}

function layerProblem(from: string, to: string, isTypeOnly: boolean): string | undefined {
  if (from === to || from === 'index') return undefined
  if (layerArrows[from]?.includes(to)) return undefined
  if (isTypeOnly && from === 'storage' && to === 'rules') return undefined
  return `${from} may not import ${to}`
}

/** The host uses modules through their index; the composition root and the demo shop see their tables too. */
function outsideProblem(file: string, to: ModuleFile, isTest: boolean): string | undefined {
  if (isTest || to.layer === 'index' || !file.startsWith('apps/server/src/host/')) return undefined
  return `the host uses modules through ${to.module}/index.ts`
}

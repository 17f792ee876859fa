import path from 'node:path'
import type { Import } from './imports-of.ts'
import { appWorkspaces, layerArrows, moduleOrder, serverAliases } from './layout.ts'

/** Says which imports of a file break the house: module order, layer arrows, faces, workspace borders. */
export function checkImports(file: string, imports: readonly Import[]): string[] {
  return imports.flatMap((entry) => {
    const target = resolveTarget(file, entry.specifier)
    if (!target) return []
    const reason = whyNot(file, target, entry.isTypeOnly)
    return reason ? [`${file} → ${entry.specifier}: ${reason}`] : []
  })
}

/** The repository path an import means, or undefined for what npm or Node brings. */
function resolveTarget(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const workspace = /^@warsha\/([\w-]+)\/(.+)$/.exec(specifier)
  if (workspace)
    return `${appWorkspaces.has(workspace[1] ?? '') ? 'apps' : 'packages'}/${workspace[1]}/src/${workspace[2]}`
  for (const [alias, folder] of serverAliases) {
    if (specifier.startsWith(alias)) return `${folder}${specifier.slice(alias.length)}`
  }
  if (specifier.startsWith('~/')) return `apps/storefront/app/${specifier.slice(2)}`
  return undefined
}

function whyNot(file: string, target: string, isTypeOnly: boolean): string | undefined {
  return (
    borderProblem(file, target) ?? moduleProblem(file, target, isTypeOnly) ?? featureProblem(file, target)
  )
}

function borderProblem(file: string, target: string): string | undefined {
  const from = file.split('/').slice(0, 2).join('/')
  const to = target.split('/').slice(0, 2).join('/')
  if (from === to) return undefined
  // The demo shop fills the server's tables; the server loads it by name, when it is wanted, if it is there.
  if (from === 'apps/demo-shop' && to === 'apps/server') return undefined
  if (to === 'apps/demo-shop' && /\.test\.ts$/.test(file)) return undefined
  if (to.startsWith('apps/')) return `${from} may not import the app ${to}`
  if (from === 'packages/contract') return 'the contract imports nothing of ours'
  if (from === 'apps/server' && to === 'packages/ui') return 'the server knows no user interface'
  return undefined
}

type Place = { module: string; layer: string }

function placeOf(file: string): Place | undefined {
  const match = /^apps\/server\/src\/modules\/([\w-]+)\/(?:([\w-]+)\/)?/.exec(file)
  return match?.[1] ? { module: match[1], layer: match[2] ?? 'face' } : undefined
}

function moduleProblem(file: string, target: string, isTypeOnly: boolean): string | undefined {
  const from = placeOf(file)
  const to = placeOf(target)
  const isTest = /\.test\.tsx?$/.test(file)
  if (!from)
    return to && target.startsWith('apps/server/src/modules/') ? outsideProblem(file, target) : undefined
  if (!to) return kernelProblem(from, target, isTypeOnly, isTest)
  if (!moduleOrder.includes(from.module)) return `module ${from.module} is not in the module order`
  if (from.module === to.module) return isTest ? undefined : layerProblem(from.layer, to.layer, isTypeOnly)
  if (moduleOrder.indexOf(to.module) > moduleOrder.indexOf(from.module))
    return `${to.module} comes after ${from.module}`
  if (to.layer === 'face') return undefined
  // A test may feed its rule with what the earlier module's own rules say.
  if (isTest && (to.layer === 'samples' || to.layer === 'rules')) return undefined
  const isTables = ['storage', 'samples'].includes(from.layer) && target.endsWith('.tables.ts')
  if (isTables || (from.layer === 'samples' && to.layer === 'samples')) return undefined
  return `other modules are used through ${to.module}/index.ts`
}

/** Rules stay pure: of the kernel they may know the outcome, of the rest nothing. */
function kernelProblem(
  from: Place,
  target: string,
  isTypeOnly: boolean,
  isTest: boolean,
): string | undefined {
  if (isTest || !target.startsWith('apps/server/src/')) return undefined
  if (from.layer === 'rules' && !target.endsWith('kernel/outcome.ts') && !isTypeOnly) return 'rules are pure'
  if (target.startsWith('apps/server/src/http/') && !['api', 'face'].includes(from.layer) && !isTypeOnly) {
    return `${from.layer} may not know HTTP`
  }
  if (target.startsWith('apps/server/src/host/')) return 'modules do not know the host'
  if (/^apps\/server\/src\/\w[\w-]*\.ts/.test(target)) return 'modules do not know the composition root'
  return undefined
}

function layerProblem(from: string, to: string, isTypeOnly: boolean): string | undefined {
  if (from === to || from === 'face') return undefined
  const allowed = layerArrows[from] ?? []
  if (allowed.includes(to)) return undefined
  if (isTypeOnly && from === 'storage' && to === 'rules') return undefined
  return `${from} may not import ${to}`
}

/** Kernel and http stand below the modules; the host and the composition root use them through their index. */
function outsideProblem(file: string, target: string): string | undefined {
  if (/\.test\.tsx?$/.test(file)) return undefined
  if (file.startsWith('apps/server/src/kernel/')) return 'the kernel has no domain words'
  if (file.startsWith('apps/server/src/http/')) return 'the HTTP toolkit stands below the modules'
  if (file.startsWith('apps/server/src/host/') && !target.endsWith('/index.ts'))
    return 'the host uses modules through their index'
  return undefined
}

function featureProblem(file: string, target: string): string | undefined {
  const from = featureOf(file)
  const to = featureOf(target)
  if (from && to && from !== to) return 'features do not import features; routes and shell compose them'
  if (file.startsWith('packages/ui/') && target.startsWith('packages/i18n/'))
    return 'primitives get their words as props'
  return undefined
}

function featureOf(file: string): string | undefined {
  return /^apps\/[\w-]+\/app\/features\/([\w-]+)\//.exec(file)?.[1]
}

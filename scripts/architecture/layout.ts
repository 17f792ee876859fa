import { readFileSync } from 'node:fs'

const moduleList = new URL('../../apps/server/src/modules.ts', import.meta.url)

/** A module imports only those before it in the one list of modules. */
export const moduleOrder: readonly string[] = readModuleOrder(readFileSync(moduleList, 'utf8'))

export function readModuleOrder(source: string): string[] {
  const list = /modules: readonly ShopModule\[\] = \[([\s\S]*?)\n\]/.exec(source)?.[1] ?? ''
  return Array.from(list.matchAll(/^ {2}(\w+)Module\b/gm), ([, name = '']) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
}

/** Which layers a layer may import inside its own module. Storage sees rules for their types alone. */
export const layerArrows: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  storage: [],
  'use-cases': ['rules', 'storage'],
  api: ['use-cases', 'rules', 'geocoders', 'gateways'],
  // What we do not own, behind a port of the use cases: maps, gateways, messages.
  geocoders: ['rules', 'use-cases'],
  gateways: ['rules', 'use-cases'],
  samples: ['storage', 'rules', 'use-cases'],
}

export const serverAliases: readonly (readonly [string, string])[] = [
  ['#kernel/', 'apps/server/src/kernel/'],
  ['#http/', 'apps/server/src/http/'],
  ['#modules/', 'apps/server/src/modules/'],
  ['#host/', 'apps/server/src/host/'],
  ['#embedded-postgres/', 'apps/server/src/embedded-postgres/'],
  ['#testing/', 'apps/server/src/testing/'],
]

/** Workspaces below apps/ that others may name as a package. */
export const appWorkspaces: ReadonlySet<string> = new Set(['server', 'demo-shop'])

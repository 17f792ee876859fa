import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A module imports only those before it; their order is that of the list in modules.ts. */
export const moduleOrder: readonly string[] = readModuleOrder()

function readModuleOrder(): string[] {
  const file = path.join(import.meta.dirname, '../../apps/server/src/modules.ts')
  const [, list = ''] = /export const modules: [^=]*= \[\n(.*?)\n\]/s.exec(readFileSync(file, 'utf8')) ?? []
  return [...list.matchAll(/^ {2}(\w+)Module\b/gm)].map(([, name = '']) => name)
}

/** Which layers a layer may import inside its own module. Storage sees rules for their types alone. */
export const layerArrows: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  storage: [],
  'use-cases': ['rules', 'storage'],
  api: ['use-cases', 'rules', 'geocoders', 'gateways', 'push-services'],
  // Services that we do not own, behind a port of the use cases: maps, gateways, messages.
  geocoders: ['rules', 'use-cases'],
  gateways: ['rules', 'use-cases'],
  'push-services': ['rules', 'use-cases'],
  samples: ['storage', 'rules', 'use-cases'],
}

/** Which parts of the server a part may import, types included. Modules have rules of their own beside these. */
export const serverArrows: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  config: ['kernel'],
  commands: ['kernel', 'config'],
  'embedded-postgres': ['kernel', 'config'],
  http: ['kernel', 'config', 'commands'],
  modules: ['kernel', 'config', 'commands', 'http'],
  host: ['kernel', 'config', 'commands', 'http', 'modules'],
  testing: ['kernel', 'config', 'commands', 'embedded-postgres', 'http', 'modules', 'host', 'root'],
  root: ['kernel', 'config', 'commands', 'embedded-postgres', 'http', 'modules', 'host'],
}

/** Which parts of a front end a part may import; what is not listed, such as styles, is open to all. */
export const frontEndArrows: Readonly<Record<string, readonly string[]>> = {
  session: [],
  seo: ['session'],
  /** Building blocks of the console's screens, whatever those are about. */
  components: ['session'],
  features: ['session', 'seo', 'components'],
  shell: ['session', 'seo', 'components', 'features'],
  routes: ['session', 'seo', 'components', 'features', 'shell'],
}

/** The layers of a module that know HTTP. */
export const httpLayers: readonly string[] = ['api', 'index']

/** Files of the kernel that rules may import: values and types without a database, a file or a clock behind them. */
export const kernelOfRules: readonly string[] = [
  'outcome.ts',
  'texts.ts',
  'described-attributes.ts',
  'read-csv.ts',
]

export const serverAliases: readonly (readonly [string, string])[] = [
  ['#kernel/', 'apps/server/src/kernel/'],
  ['#config/', 'apps/server/src/config/'],
  ['#commands/', 'apps/server/src/commands/'],
  ['#http/', 'apps/server/src/http/'],
  ['#modules/', 'apps/server/src/modules/'],
  ['#host/', 'apps/server/src/host/'],
  ['#embedded-postgres/', 'apps/server/src/embedded-postgres/'],
  ['#testing/', 'apps/server/src/testing/'],
]

/** Workspaces below apps/ that others may name as a package. */
export const appWorkspaces: ReadonlySet<string> = new Set(['server', 'demo-shop'])

/** Tools for writing modules: they are offered before the module that needs them exists. */
export const toolkits: readonly string[] = [
  'apps/server/src/kernel/',
  'apps/server/src/commands/',
  'apps/server/src/http/',
]

/** Files that import by a name which is known at run time alone: the demo shop, if it is there, and the built storefront. */
export const importsByName: readonly string[] = [
  'apps/server/src/demo-shop.ts',
  'apps/server/src/host/storefront/load-storefront.ts',
]

/** Written for the browser and sent as it stands; all other source is TypeScript with the endings that guards look at. */
export const plainScripts: readonly string[] = ['apps/server/src/host/explorer/assets/explorer.js']

/** A module imports only those before it. */
export const moduleOrder: readonly string[] = [
  'channels',
  'locations',
  'identity',
  'vehicles',
  'content',
  'catalogue',
  'inventory',
  'booking',
  'promotions',
  'cart',
  'payments',
  'wallet',
  'orders',
  'checkout',
  'returns',
  'reviews',
  'notifications',
]

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

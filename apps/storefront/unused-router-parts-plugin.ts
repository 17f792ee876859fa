import type { Plugin } from 'vite'

/**
 * Parts of the router that the shop never uses and the bundler cannot know to be unused, with what stands in for them.
 * Their exports are all here: one that a new version adds fails the build.
 */
const standIns: Record<string, string> = {
  // Routes are all known from the start (`routeDiscovery` in react-router.config.ts).
  'lib/dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 0
    export const isFogOfWarEnabled = () => false
    export const useFogOFWarDiscovery = () => {}
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const getPartialManifest = (manifest) => manifest
    export const getManifestPath = () => ''
    export const getPathsWithAncestors = () => []
    export const handleClientVersionMismatch = async () => false
  `,
  // Nobody observes the router in the browser.
  'lib/router/instrumentation.js': `
    export const instrumentationResultMetaContext = undefined
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
  `,
}

/** Leaves them out of the browser's part of a build. */
export function unusedRouterPartsPlugin(): Plugin {
  const met = new Set<string>()
  return {
    name: 'warsha-unused-router-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',

    load(id) {
      const part = Object.keys(standIns).find((name) =>
        id.replaceAll('\\', '/').endsWith(`/react-router/dist/production/${name}`),
      )
      if (part) met.add(part)
      return part && standIns[part]
    },

    buildEnd(error) {
      const missing = Object.keys(standIns).filter((name) => !met.has(name))
      if (!error && missing.length > 0) throw new Error(`The router has no ${missing.join(', ')} any more`)
    },
  }
}

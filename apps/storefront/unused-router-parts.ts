import type { LeftOut } from './leave-out.ts'

/**
 * What the shop never uses of its router and the bundler cannot know to be unused: actions and fetchers (the shop's API is called
 * by its own client), blockers, view transitions, routes that are discovered, loaders of the server that a browser asks for
 * (each route has its own for the browser), server components, prefetching links, masks and instrumentation.
 */
export const unusedRouterParts: Readonly<Record<string, LeftOut>> = {
  // Routes are all known from the start (`routeDiscovery` in react-router.config.ts).
  'lib/dom/ssr/fog-of-war.js': {
    module: `
      export const URL_LIMIT = 0
      export const isFogOfWarEnabled = () => false
      export const useFogOFWarDiscovery = () => {}
      export const getPatchRoutesOnNavigationFunction = () => undefined
      export const getPartialManifest = (manifest) => manifest
      export const getManifestPath = () => ''
      export const getPathsWithAncestors = () => []
      export const handleClientVersionMismatch = async () => false
    `,
  },
  // Nobody observes the router in the browser.
  'lib/router/instrumentation.js': {
    module: `
      export const instrumentationResultMetaContext = undefined
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = (handler) => handler
    `,
  },
  'lib/server-runtime/warnings.js': { module: 'export const warnOnce = () => {}' },
  'lib/router/history.js': { functions: { warning: '' } },
  'lib/router/router.js': {
    functions: {
      _internalSetRoutes: '',
      abortStaleFetchLoads: '',
      checkFogOfWar: 'return { active: false, matches: null }',
      createDataRouteMatcher: 'return new V6RegExMatcher(basename)',
      defaultDataStrategyWithMiddleware: '',
      deleteBlocker: '',
      deleteFetcher: '',
      discoverRoutes: '',
      fetch: '',
      getActionDataForCommit: 'return {}',
      getBlocker: '',
      getFetcher: '',
      getInstrumentationNavigateMeta: '',
      getSubmissionFromNavigation: '',
      getUpdatedActionData: '',
      getUpdatedRevalidatingFetchers: '',
      handleAction: '',
      interruptActiveLoads: 'isRevalidationRequired = true',
      isMutationMethod: 'return false',
      markFetchRedirectsDone: '',
      normalizeNavigateOptions: 'return { path }',
      patchRoutes: '',
      persistAppliedTransitions: '',
      processLoaderData: 'return processRouteLoaderData(matches, results)',
      queueFetcherForDeletion: '',
      resetFetcher: '',
      restoreAppliedTransitions: '',
      runClientMiddlewarePipeline: 'return handler()',
      shouldBlockNavigation: '',
      updateBlocker: '',
    },
    statements: [
      'if (blockerKey && delta != null) {',
      'if (blockerKey) {',
      'if (blockers.size > 0 && ',
      'if (isFogOfWar) {',
      'if (opts?.mask) {',
      'fetchLoadMatches.forEach((f, key) => {',
      'fetchersQueuedForDeletion.forEach((key) => {',
      'mountedFetchers.forEach(',
      'unmountedFetchers.forEach(',
      'state.fetchers.forEach((fetcher, key) => {',
    ],
    conditions: {
      'opts && opts.submission && isMutationMethod(opts.submission.formMethod)': 'false',
      'opts && opts.pendingError': 'false',
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location': 'false',
      pendingViewTransitionEnabled: 'false',
      'redirectPreserveMethodStatusCodes.has(redirect.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)':
        'false',
      'opts?.instrumentationNavigateMetaReceiver': 'false',
      'init.instrumentations': 'false',
      'fogOfWar.active && fogOfWar.matches': 'false',
      'revalidatingFetchers.length > 0': 'false',
    },
  },
  'lib/components.js': {
    functions: { getOptimisticRouterState: '' },
    conditions: {
      '!viewTransitionOpts || !isViewTransitionAvailable': 'true',
      'reactDomFlushSyncImpl && flushSync': 'false',
      'useTransitions === true': 'false',
      'vtContext.isTransitioning && !vtContext.flushSync': 'false',
      'renderDfd && pendingState && router.window': 'false',
      'renderDfd && pendingState && state.location.key === pendingState.location.key': 'false',
      '!vtContext.isTransitioning && interruption': 'false',
    },
  },
  'lib/hooks.js': {
    functions: { DefaultErrorComponent: 'return null', RSCErrorHandler: 'return children', warningOnce: '' },
  },
  // Forms have their own handlers, and the bar at the bottom says itself which page is open.
  'lib/dom/lib.js': {
    values: { Form: 'undefined', NavLink: 'undefined' },
    statements: ['Form.displayName = ', 'NavLink.displayName = '],
  },
  'lib/dom/ssr/components.js': {
    functions: {
      PrefetchPageLinks: 'return null',
      usePrefetchBehavior: 'return [false, null, {}]',
    },
    // The page's own scripts are written by the server, and a browser keeps them as they are.
    conditions: { staticContext: 'false', '!isStatic': 'true', isRSCRouterContext: 'false' },
  },
  // The shop's own stands before it; what fails there is reported as it is.
  'lib/dom/ssr/errorBoundaries.js': { functions: { RemixRootDefaultErrorBoundary: 'throw error' } },
  'lib/dom/ssr/single-fetch.js': {
    functions: {
      bubbleMiddlewareErrors: '',
      fetchAndDecodeViaTurboStream: '',
      nonSsrStrategy: '',
      singleFetchActionStrategy: '',
      singleFetchLoaderFetcherStrategy: '',
      unwrapSingleFetchResult: '',
    },
  },
  'lib/dom/ssr/routes.js': {
    functions: {
      createClientRoutesWithHMRRevalidationOptOut: '',
      getShouldRevalidateFunction: 'return route.shouldRevalidate',
      noActionDefinedError: '',
      preventInvalidServerHandlerCall: '',
    },
    statements: ['dataRoute.action = (', 'if (!route.hasClientAction) dataRoute.action ='],
    conditions: { 'route.hasClientAction': 'false', 'route.hasClientMiddleware': 'false' },
  },
  // All styles are in one sheet; a part that is loaded later brings its own.
  'lib/dom/ssr/links.js': { functions: { prefetchRouteCss: '', prefetchStyleLinks: '' } },
}

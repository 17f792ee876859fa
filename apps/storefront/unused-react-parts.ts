import type { LeftOut } from './leave-out.ts'

/**
 * What the shop never uses of React and no bundler can take out of its one file: view transitions, references to fragments,
 * actions of forms, lists of suspended parts, parts that are hidden, styles in an order of precedence, custom elements and stacks of components (nobody reads them in a browser).
 */
export const unusedReactParts: Readonly<Record<string, LeftOut>> = {
  'react-dom-client.production.js': {
    functions: {
      // <ViewTransition>
      applyViewTransitionName: '',
      applyViewTransitionToHostInstances: '',
      applyViewTransitionToHostInstancesRecursive: '',
      commitAppearingPairViewTransitions: '',
      commitDeletedPairViewTransitions: '',
      commitEnterViewTransitions: '',
      commitExitViewTransitions: '',
      commitNestedViewTransitions: '',
      createViewTransitionInstance: '',
      getViewTransitionClassName: '',
      getViewTransitionName: '',
      measureNestedViewTransitions: '',
      measureViewTransitionHostInstancesRecursive: '',
      reportViewTransitionError: '',
      restoreEnterOrExitViewTransitions: '',
      restoreNestedViewTransitions: '',
      restorePairedViewTransitions: '',
      restoreViewTransitionName: '',
      restoreViewTransitionOnHostInstances: '',
      scheduleViewTransitionEvent: '',
      startViewTransition: '',
      trackEnterViewTransitions: '',
      ViewTransitionPseudoElement: '',
      // <Fragment ref>
      addFragmentHandleToFiber: '',
      addFragmentHandleToInstance: '',
      commitFragmentInstanceDeletionEffects: '',
      commitFragmentInstanceInsertionEffects: '',
      commitNewChildToFragmentInstance: '',
      commitNewChildToFragmentInstances: '',
      deleteChildFromFragmentInstance: '',
      FragmentInstance: '',
      // useActionState, <form action={…}>
      dispatchActionState: '',
      mountActionState: '',
      rerenderActionState: '',
      runActionStateAction: '',
      startHostTransition: '',
      updateActionState: '',
      // <SuspenseList>
      initSuspenseListRenderState: '',
      updateSuspenseListComponent: '',
      // <some-element>
      setPropOnCustomElement: '',
      // Stacks of components
      describeNativeComponentFrame: '',
      getStackByFiberInDevAndProd: "return ''",
      // <Activity>
      mountActivityChildren: '',
      retryActivityComponentWithoutHydrating: '',
      updateActivityComponent: '',
      // precedence of styles, preinit and preload
      acquireResource: 'return null',
      estimateBandwidth: '',
      insertStylesheet: '',
      insertStylesheetIntoRoot: '',
      insertSuspendedStylesheets: '',
      preload: '',
      preloadStylesheet: '',
      suspendResource: '',
      waitForCommitToBeReady: 'return null',
      preinitModuleScript: '',
      preinitScript: '',
      preinitStyle: '',
    },
    statements: ['FragmentInstance.prototype.', 'ViewTransitionPseudoElement.prototype.'],
  },
  'react-dom.production.js': {
    statements: [
      'exports.preconnect = ',
      'exports.prefetchDNS = ',
      'exports.preinit = ',
      'exports.preinitModule = ',
      'exports.preload = ',
      'exports.requestFormReset = ',
      'exports.useFormState = ',
      'exports.useFormStatus = ',
    ],
  },
}

/** Code of a published file that nothing on this site can reach. */
export interface Unused {
  /** Below `node_modules/next/dist/compiled`. */
  readonly file: string;
  /** Of the file for which the lists were made: another one stops the build. */
  readonly hash: string;
  /** Functions that are emptied: never called, or called with nothing to do. */
  readonly functions: readonly string[];
  /** Assignments that are left out. */
  readonly assignments: readonly string[];
}

/**
 * React's `<ViewTransition>`, and pictures in it, for which it waits. Routes fade by the browser's own
 * (components/motion/route-changes).
 */
const viewTransitions = [
  'trackEnterViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionName',
  'startViewTransition',
  'scheduleViewTransitionEvent',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'reportViewTransitionError',
  'createViewTransitionInstance',
  'maySuspendCommit',
  'suspendInstance',
  'estimateBandwidth',
];

/** Listeners and observers of a `<Fragment ref>`. Next scrolls by such a ref, and needs no more of it. */
const fragmentRefs = [
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
];
const fragmentMethods = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'focus',
  'focusLast',
  'blur',
  'observeUsing',
  'unobserveUsing',
  'getRootNode',
  'compareDocumentPosition',
].map((method) => `FragmentInstance.prototype.${method}`);

/** `useActionState`, `useFormStatus`, and functions as a form's action: the forms send by themselves. */
const formActions = [
  'mountActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'startHostTransition',
  'extractEvents$1',
  'useHostTransitionStatus',
  'recursivelyResetForms',
  'requestFormReset$1',
];

/** `<SuspenseList>`, `<Activity>`, custom elements and `onSelect`. */
const elements = [
  'updateSuspenseListComponent',
  'initSuspenseListRenderState',
  'cutOffTailIfNeeded',
  'updateActivityComponent',
  'commitActivityHydrationCallbacks',
  'setPropOnCustomElement',
  'constructSelectEvent',
];

/**
 * Scripts that a server asks the browser to fetch; Internet Explorer; an error's list of components; what
 * React's compiler, an older React and `unstable_scheduleHydration` need.
 */
const others = [
  'preinitScript',
  'preinitModuleScript',
  'preloadModule',
  'handleEventsForInputEventPolyfill',
  'getTargetInstForInputEventPolyfill',
  'getFallbackBeforeInputChars',
  'isFallbackCompositionEnd',
  'getStackByFiberInDevAndProd',
  'useMemoCache',
];
const otherMethods = [
  'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
  'ReactDOMSharedInternals.findDOMNode',
];

const exported = (...names: string[]) => names.map((name) => `exports.${name}`);

/**
 * What React has for other sites than this one. ESLint keeps components from using it (eslint.config.mjs), and
 * the export step every script (scripts/export/audit.ts). Why: docs/decisions/export-step.md.
 */
export const unused: readonly Unused[] = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    hash: '2a7d14c51ceeb9d3',
    functions: [...viewTransitions, ...fragmentRefs, ...formActions, ...elements, ...others],
    assignments: [...fragmentMethods, ...otherMethods],
  },
  {
    // Arguments of server actions, which a static export does not have.
    file: 'react-server-dom-webpack/cjs/react-server-dom-webpack-client.browser.production.js',
    hash: '0d40cfb00481266e',
    functions: [
      'processReply',
      'registerBoundServerReference',
      'createBoundServerReference',
      'resolveServerReference',
      'loadServerReference',
    ],
    assignments: exported(
      'createServerReference',
      'createTemporaryReferenceSet',
      'encodeReply',
      'registerServerReference',
    ),
  },
  {
    file: 'react/cjs/react.production.js',
    hash: 'dbffee51e4b1dce1',
    functions: [],
    assignments: exported(
      'Activity',
      'Children',
      'PureComponent',
      'ViewTransition',
      'unstable_useCacheRefresh',
      'useActionState',
    ),
  },
  {
    file: 'react-dom/cjs/react-dom.production.js',
    hash: '676746643eb6c43b',
    functions: [],
    assignments: exported(
      'preinit',
      'preinitModule',
      'preloadModule',
      'requestFormReset',
      'useFormState',
      'useFormStatus',
    ),
  },
];

import { callsInto } from './callsInto.ts'
import type { Cut } from './leaveOut.ts'
import { functions } from './functions.ts'
import { members } from './members.ts'
import { reactCuts, withCommonNames } from './reactOmissions.ts'
import { unset } from './unset.ts'

const exportedNames = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/^export (?:const|class|function) (\w+)/gm)].map(([, name = '']) => name),
    ...[...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  ])

/** Replaces every export of a file by a function that throws. */
const everything = (text: string): string =>
  [
    `function leftOut() { throw new Error('This part is left out of the build') }`,
    ...[...exportedNames(text)].map(name => `export { leftOut as ${name} }`),
  ].join('\n')

/** ts-rest: a copy of zod 3 for schemas of zod 3 and for deprecated exports. This application has no schema of zod 3. */
const zod3: Cut = {
  library: '@ts-rest/core',
  version: '3.53.0-rc.1',
  saves: 12_190,
  omissions: [
    {
      file: '@ts-rest/core/index.esm.mjs',
      without: text => {
        const [, rest] = text.split(/^var z = [\s\S]*?^\}\);\n/m)
        if (rest === undefined) return text
        const schemas = [...rest.matchAll(/^const (\w+) = z\.object\([\s\S]*?^\}\);\n/gm)]
        const left = schemas.reduce(
          (without, [schema, name]) => without.replace(schema, '').replace(` ${name},`, ''),
          rest,
        )
        return `class ZodObject {}\nclass ZodError extends Error {}\n${left}`
      },
    },
  ],
}

/** Forms: groups of fields that are forms themselves. */
const formGroups: Cut = {
  library: '@tanstack/react-form',
  version: '1.33.5',
  saves: 2_650,
  omissions: [
    { file: 'form-core/dist/esm/FormGroupApi.js', without: everything },
    { file: 'form-core/dist/esm/FieldGroupApi.js', without: everything },
    { file: 'react-form/dist/esm/useFormGroup.js', without: everything },
    { file: 'react-form/dist/esm/useFieldGroup.js', without: everything },
  ],
}

/** Forms: reports to developer tools. */
const formDevtools: Cut = {
  library: '@tanstack/react-form',
  version: '1.33.5',
  saves: 1_730,
  omissions: [
    {
      file: 'form-core/dist/esm/EventClient.js',
      without: () => 'export const formEventClient = { on: () => () => {}, emit: () => {} }',
    },
    {
      file: 'pacer-lite/dist/lite-throttler.js',
      without: () => 'export const liteThrottle = () => () => {}\nexport const LiteThrottler = null',
    },
    callsInto('form-core/dist/esm/FormApi.js', 'formEventClient'),
    callsInto('form-core/dist/esm/utils.js', 'formEventClient'),
  ],
}

/** Forms: lists of fields. */
const formLists: Cut = {
  library: '@tanstack/react-form',
  version: '1.33.5',
  saves: 1_420,
  omissions: [
    members(
      'form-core/dist/esm/FormApi.js',
      'pushFieldValue',
      'insertFieldValue',
      'replaceFieldValue',
      'removeFieldValue',
      'swapFieldValues',
      'moveFieldValues',
      'clearFieldValues',
      'deleteField',
      'validateArrayFieldsStartingFrom',
      'resetField',
      'getAllErrors',
      'parseValuesWithSchemaAsync',
    ),
    members(
      'form-core/dist/esm/metaHelper.js',
      'handleArrayMove',
      'handleArrayRemove',
      'handleArraySwap',
      'handleArrayInsert',
    ),
    members(
      'form-core/dist/esm/FieldApi.js',
      'pushValue',
      'insertValue',
      'replaceValue',
      'removeValue',
      'swapValues',
      'moveValue',
      'clearValues',
      'parseValueWithSchema',
      'parseValueWithSchemaAsync',
    ),
  ],
}

/**
 * Forms: asynchronous validators, validators that are schemas, listeners, and state that is computed on a server. A form
 * of this application has one validator, a function that returns at once.
 */
const formValidators: Cut = {
  library: '@tanstack/react-form',
  version: '1.33.5',
  saves: 2_740,
  omissions: [
    functions('form-core/dist/esm/FormApi.js', 'validateAsync'),
    members(
      'form-core/dist/esm/FormApi.js',
      'formGroupMetaDerived',
      'getFormGroupMeta',
      'parseValuesWithSchema',
      'resetFieldMeta',
      'setErrorMap',
    ),
    withCommonNames(members('form-core/dist/esm/FormApi.js', 'reset')),
    {
      file: 'form-core/dist/esm/FormApi.js',
      without: text => text.replace('if (opts?.transform)', 'if (false)'),
    },
    functions(
      'form-core/dist/esm/FieldApi.js',
      'validateAsync',
      'triggerOnBlurListener',
      'triggerOnChangeListener',
      'triggerOnSubmitListener',
    ),
    members('form-core/dist/esm/FieldApi.js', 'startValidation', 'endValidation', 'setErrorMap'),
    {
      file: 'form-core/dist/esm/standardSchemaValidator.js',
      without: () =>
        'export const standardSchemaValidators = {}\nexport const isStandardSchemaValidator = () => false',
    },
    { file: 'form-core/dist/esm/transform.js', without: everything },
    functions('form-core/dist/esm/ValidationLogic.js', 'defaultValidationLogic'),
  ],
}

/**
 * ts-rest: hooks for mutations, endless lists, several queries at once and suspense, and what react-query has for them.
 * Calls of this application are queries or plain functions.
 */
const hooks: Cut = {
  library: '@ts-rest/react-query',
  version: '3.53.0-rc.1',
  saves: 1_850,
  omissions: [
    members(
      'react-query/v5/internal/create-hooks.esm.mjs',
      'useMutation',
      'useQueries',
      'useSuspenseQueries',
      'useSuspenseQuery',
      'useInfiniteQuery',
      'useSuspenseInfiniteQuery',
      'usePrefetchQuery',
      'usePrefetchInfiniteQuery',
    ),
    ...[
      'useInfiniteQuery',
      'useMutation',
      'usePrefetchInfiniteQuery',
      'usePrefetchQuery',
      'useQueries',
      'useSuspenseInfiniteQuery',
      'useSuspenseQueries',
      'useSuspenseQuery',
    ].map(name => ({ file: `@tanstack/react-query/build/modern/${name}.js`, without: everything })),
  ],
}

/** react-query: mutations and endless lists. Calls of this application are queries or plain functions. */
const queries: Cut = {
  library: '@tanstack/query-core',
  version: '5.108.0',
  saves: 1_480,
  omissions: ['infiniteQueryBehavior', 'mutation'].map(name => ({
    file: `@tanstack/query-core/build/modern/${name}.js`,
    without: everything,
  })),
}

/**
 * react-query: what changes or reads the cache from outside a hook, and the cache of mutations. The application empties
 * the cache and does nothing else with it.
 */
const cache: Cut = {
  library: '@tanstack/query-core',
  version: '5.108.0',
  saves: 2_770,
  omissions: [
    {
      file: '@tanstack/query-core/build/modern/mutationCache.js',
      without: () => 'export class MutationCache { clear() {} }',
    },
    functions('@tanstack/query-core/build/modern/queryClient.js', 'mount', 'unmount'),
    members(
      '@tanstack/query-core/build/modern/queryClient.js',
      'isMutating',
      'getQueryData',
      'ensureQueryData',
      'getQueriesData',
      'setQueryData',
      'setQueriesData',
      'getQueryState',
      'removeQueries',
      'resetQueries',
      'cancelQueries',
      'invalidateQueries',
      'refetchQueries',
      'fetchQuery',
      'prefetchQuery',
      'infiniteQuery',
      'fetchInfiniteQuery',
      'prefetchInfiniteQuery',
      'ensureInfiniteQueryData',
      'resumePausedMutations',
      'getMutationCache',
      'getDefaultOptions',
      'setDefaultOptions',
      'setQueryDefaults',
      'getMutationDefaults',
      'setMutationDefaults',
      'defaultMutationOptions',
    ),
    withCommonNames(members('@tanstack/query-core/build/modern/queryClient.js', 'query', 'isFetching')),
    ...['query', 'queryCache'].map(name =>
      withCommonNames(members(`@tanstack/query-core/build/modern/${name}.js`, 'onFocus', 'onOnline')),
    ),
    members(
      '@tanstack/query-core/build/modern/queryObserver.js',
      'shouldFetchOnReconnect',
      'shouldFetchOnWindowFocus',
    ),
    functions(
      '@tanstack/query-core/build/modern/queryObserver.js',
      'updateTimers',
      'updateRefetchInterval',
      'updateStaleTimeout',
      'clearRefetchInterval',
      'clearStaleTimeout',
      'fetchOptimistic',
    ),
    {
      file: '@tanstack/react-query/build/modern/suspense.js',
      without: () =>
        'export const ensureSuspenseTimers = () => {}, shouldSuspend = () => false, fetchOptimistic = null',
    },
    functions('react-query/v5/internal/create-hooks.esm.mjs', 'initQueryClient', 'wrapAllHooks'),
    functions('@ts-rest/core/index.esm.mjs', 'tsRestFetchApi', 'encodeQueryParamsJson'),
  ],
}

/**
 * react-query: watching the window and the connection. Nothing is requested again when the window is back in front, and
 * calls wait for the connection themselves (`web/src/http/api/connection.ts`).
 */
const windowEvents: Cut = {
  library: '@tanstack/query-core',
  version: '5.108.0',
  saves: 240,
  omissions: [
    {
      file: '@tanstack/query-core/build/modern/focusManager.js',
      without: () =>
        'export const focusManager = { subscribe: () => () => {}, isFocused: () => true, setFocused: () => {} }',
    },
    {
      file: '@tanstack/query-core/build/modern/onlineManager.js',
      without: () => 'export const onlineManager = { subscribe: () => () => {}, isOnline: () => true }',
    },
  ],
}

/** Router: matching by hand and emptying the cache. */
const routes: Cut = {
  library: '@tanstack/router-core',
  version: '1.171.39',
  saves: 250,
  omissions: [members('router-core/dist/esm/router.js', 'matchRoute', 'clearCache')],
}

/** Router: scroll positions, which the application does not restore (`scrollRestoration: false` in `web/src/app/router.tsx`). */
const scrollPositions: Cut = {
  library: '@tanstack/router-core',
  version: '1.171.39',
  saves: 550,
  omissions: [
    {
      file: 'router-core/dist/esm/scroll-restoration.js',
      without: text =>
        text
          .replace('force ?? router.options.scrollRestoration', 'false')
          .replace('if (shouldSetupScrollRestoration) scroll.e = true;', '')
          .replaceAll(/\bscroll\.e\b/g, 'false'),
    },
  ],
}

const router = '@tanstack/router-core/dist/esm/router.js'
const loading = '@tanstack/router-core/dist/esm/load-client.js'
const match = '@tanstack/react-router/dist/esm/Match.js'

/** Options of the router and of routes that this application does not set. A test compares them with those of its router. */
export const unsetOptions = {
  [router]: [
    'basepath',
    'defaultViewTransition',
    'notFoundRoute',
    'params',
    'parseParams',
    'pathParamsAllowedCharacters',
    'rewrite',
    'routeMasks',
    'search',
    'stringifyParams',
  ],
  [loading]: [
    'additionalContext',
    'context',
    'defaultGcTime',
    'defaultPendingComponent',
    'defaultPreloadGcTime',
    'defaultPreloadStaleTime',
    'defaultStaleReloadMode',
    'defaultStaleTime',
    'gcTime',
    'onError',
    'pendingComponent',
    'pendingMinMs',
    'pendingMs',
    'preload',
    'preloadGcTime',
    'preloadStaleTime',
    'shouldReload',
    'ssr',
    'staleTime',
  ],
  [match]: [
    'defaultComponent',
    'defaultErrorComponent',
    'defaultOnCatch',
    'defaultPendingComponent',
    'defaultRemountDeps',
    'notFoundRoute',
    'pendingComponent',
    'remountDeps',
    'shellComponent',
    'wrapInSuspense',
  ],
}

/** Router: options that this application does not set, pages that a server renders, and masks of addresses. */
const routeOptions: Cut = {
  library: '@tanstack/router-core',
  version: '1.171.39',
  saves: 1_640,
  omissions: [
    ...Object.entries(unsetOptions).map(([file, names]) =>
      unset(file, ...names.map(name => `options.${name}`)),
    ),
    unset(
      router,
      'dest.unsafeRelative',
      'opts.mask',
      'routeOptions.postSearchFilters',
      'routeOptions.preSearchFilters',
      'routeOptions.search',
      'this.rewrite',
      'this.shouldViewTransition',
    ),
    unset(loading, 'router._handoff', 'routeOptions.head', 'routeOptions.scripts', 'options.viewTransition'),
    unset(match, 'match.ssr', 'router.ssr'),
    unset('@tanstack/react-router/dist/esm/Matches.js', 'options.InnerWrap', 'router.ssr'),
    unset(
      '@tanstack/react-router/dist/esm/link.js',
      'props._asChild',
      'options.mask',
      'options.unsafeRelative',
    ),
  ],
}

/** Schemas: what waits, and what other libraries read. A schema of this application answers at once. */
const schemas: Cut = {
  library: 'zod',
  version: '4.6.7',
  saves: 560,
  omissions: [
    members('zod/v4/mini/schemas.js', 'safeParseAsync'),
    withCommonNames(members('zod/v4/mini/schemas.js', 'parseAsync', 'register', 'apply', 'brand')),
    functions('zod/v4/core/schemas.js', 'standardProps'),
  ],
}

/** QR codes: digits and capitals only. The address in a code of this application has other letters. */
const qrCodes: Cut = {
  library: 'uqr',
  version: '0.1.3',
  saves: 110,
  omissions: [
    {
      file: 'uqr/dist/index.mjs',
      without: text => text.replace(/else if \(isNumeric\(text\)\)[\s\S]*?(?=else\s+return \[makeBytes)/, ''),
    },
  ],
}

/** Signing: output other than what a canvas produces, and images as a background. */
const signing: Cut = {
  library: 'signature_pad',
  version: '5.1.4',
  saves: 910,
  omissions: [
    members('signature_pad/dist/signature_pad.js', 'toSVG', 'fromDataURL', 'redraw', 'isEmpty'),
    // The canvas has a method of this name too, which is called.
    { ...members('signature_pad/dist/signature_pad.js', 'toDataURL'), names: [] },
  ],
}

/** Library code that stays out of the browser. `docs/bundle.md` says how it was measured. */
export const cuts: readonly Cut[] = [
  zod3,
  formGroups,
  formDevtools,
  formLists,
  formValidators,
  hooks,
  queries,
  cache,
  windowEvents,
  routes,
  scrollPositions,
  routeOptions,
  schemas,
  qrCodes,
  signing,
  ...reactCuts,
]

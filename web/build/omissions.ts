import { callsInto } from './callsInto.ts'
import type { Omission } from './leaveOut.ts'
import { members } from './members.ts'

const exportedNames = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/^export (?:const|class|function) (\w+)/gm)].map(([, name = '']) => name),
    ...[...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []),
  ])

/** Nothing of the file but its exports' names, for a function that throws: reaching one is a mistake. */
const everything = (text: string): string =>
  [
    `function leftOut() { throw new Error('This part is left out of the build') }`,
    ...[...exportedNames(text)].map(name => `export { leftOut as ${name} }`),
  ].join('\n')

/** ts-rest: a copy of zod 3 for schemas of zod 3 and for deprecated exports. Here is no schema of zod 3. */
const zod3: readonly Omission[] = [
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
]

/** Forms: groups of fields that are forms of their own, lists of fields, and what reports to developer tools. */
const forms: readonly Omission[] = [
  { file: 'form-core/dist/esm/FormGroupApi.js', without: everything },
  { file: 'form-core/dist/esm/FieldGroupApi.js', without: everything },
  { file: 'react-form/dist/esm/useFormGroup.js', without: everything },
  { file: 'react-form/dist/esm/useFieldGroup.js', without: everything },
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
]

/** Queries: endless lists, several at once, and mutations. ts-rest offers hooks for them that nobody calls. */
const unusedQueries: readonly Omission[] = [
  'query-core/build/modern/infiniteQueryBehavior',
  'query-core/build/modern/mutation',
  'react-query/build/modern/useInfiniteQuery',
  'react-query/build/modern/useMutation',
  'react-query/build/modern/usePrefetchInfiniteQuery',
  'react-query/build/modern/usePrefetchQuery',
  'react-query/build/modern/useQueries',
  'react-query/build/modern/useSuspenseInfiniteQuery',
  'react-query/build/modern/useSuspenseQueries',
  'react-query/build/modern/useSuspenseQuery',
].map(path => ({ file: `@tanstack/${path}.js`, without: everything }))

/** Queries: what the cache does at somebody's word and not by itself. */
const queries: readonly Omission[] = [
  ...unusedQueries,
  members(
    'query-core/build/modern/queryClient.js',
    'isMutating',
    'removeQueries',
    'resetQueries',
    'cancelQueries',
    'invalidateQueries',
    'refetchQueries',
    'ensureInfiniteQueryData',
    'getMutationCache',
    'setQueryDefaults',
    'setMutationDefaults',
    'getMutationDefaults',
    'defaultMutationOptions',
    'setDefaultOptions',
    'getDefaultOptions',
  ),
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
  members('query-core/build/modern/query.js', 'isStatic'),
  members('query-core/build/modern/timeoutManager.js', 'setTimeoutProvider'),
  // A cache of mutations makes none. The cache of queries has methods of these names too.
  { ...members('query-core/build/modern/mutationCache.js', 'build', 'add'), names: [] },
  members('query-core/build/modern/mutationCache.js', 'runNext'),
]

/** Routes: questions about a match, and emptying the cache of matches. */
const routes: readonly Omission[] = [members('router-core/dist/esm/router.js', 'matchRoute', 'clearCache')]

/** Signing: pictures other than those that a canvas makes, and pictures as a ground to draw on. */
const signing: readonly Omission[] = [
  members('signature_pad/dist/signature_pad.js', 'toSVG', 'fromDataURL', 'redraw', 'isEmpty'),
  // A canvas has a method of this name too, which is the one that is called.
  { ...members('signature_pad/dist/signature_pad.js', 'toDataURL'), names: [] },
]

/** What of the libraries stays out of the browser. A journey of the end-to-end tests would run into what is missed. */
export const omissions: readonly Omission[] = [...zod3, ...forms, ...queries, ...routes, ...signing]

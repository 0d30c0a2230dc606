import type { Omission } from './leaveOut.ts'

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

/** The text without what these find, and the text as it is when one of them finds nothing. */
const cut =
  (...patterns: readonly RegExp[]) =>
  (text: string): string =>
    patterns.every(pattern => text.search(pattern) >= 0)
      ? patterns.reduce((left, pattern) => left.replaceAll(pattern, ''), text)
      : text

/** Entries of an object literal that stand four spaces in, as the library's files are printed. */
const methods = (names: string): RegExp =>
  new RegExp(
    String.raw`^ {4}(?:[gs]et )?"?(?:${names})"?(?:\(|: (?:async )?function ).*\n(?: {8}.*\n)*? {4}\},\n`,
    'gm',
  )

/** zod: its schemas as JSON Schema, which is the contract's business and not the browser's. */
const jsonSchema: readonly Omission[] = [
  { file: 'zod/v4/core/to-json-schema.js', without: everything },
  { file: 'zod/v4/core/json-schema-processors.js', without: everything },
  { file: 'zod/v4/classic/schemas.js', without: cut(methods('toJSONSchema|~standard')) },
]

/** zod: formats of texts (the contract's fields judge by domain's rules) and wrappers that no field of a form has. */
const unusedSchemas: readonly Omission[] = [
  {
    file: 'zod/v4/classic/schemas.js',
    without: cut(
      /^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm,
      methods('exactOptional|nonoptional|prefault|and|default|catch|transform'),
      methods('includes|startsWith|endsWith|lowercase|uppercase|normalize|toLowerCase|toUpperCase|slugify'),
    ),
  },
]

/** zod: parsers compiled by `new Function`, which the Content-Security-Policy forbids, and schemas that contain themselves. */
const unusedParsing: readonly Omission[] = [
  {
    file: 'zod/v4/classic/schemas.js',
    without: text => text.replaceAll('core.$ZodObjectJIT.init', 'core.$ZodObject.init'),
  },
  {
    file: 'zod/v4/classic/schemas.js',
    without: text => text.replaceAll('core.config({ memoizer: core.memoizer() })', 'return'),
  },
]

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

/** Forms: groups of fields that are forms of their own, and what reports to developer tools. */
const forms: readonly Omission[] = [
  { file: 'form-core/dist/esm/FormGroupApi.js', without: everything },
  { file: 'form-core/dist/esm/FieldGroupApi.js', without: everything },
  {
    file: 'form-core/dist/esm/EventClient.js',
    without: () => 'export const formEventClient = { on: () => () => {}, emit: () => {} }',
  },
]

/** Queries: endless lists, several at once, and mutations as hooks. ts-rest offers hooks for them that nobody calls. */
const queries: readonly Omission[] = [
  'query-core/build/modern/infiniteQueryBehavior',
  'react-query/build/modern/useInfiniteQuery',
  'react-query/build/modern/useMutation',
  'react-query/build/modern/usePrefetchInfiniteQuery',
  'react-query/build/modern/usePrefetchQuery',
  'react-query/build/modern/useQueries',
  'react-query/build/modern/useSuspenseInfiniteQuery',
  'react-query/build/modern/useSuspenseQueries',
  'react-query/build/modern/useSuspenseQuery',
].map(path => ({ file: `@tanstack/${path}.js`, without: everything }))

/** What of the libraries stays out of the browser. A journey of the end-to-end tests would run into what is missed. */
export const omissions: readonly Omission[] = [
  ...jsonSchema,
  ...unusedSchemas,
  ...unusedParsing,
  ...zod3,
  ...forms,
  ...queries,
]

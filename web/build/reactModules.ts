import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const folder = resolve('react/package.json').replace(/package\.json$/, 'cjs/')
const files: Readonly<Record<string, string>> = {
  react: `${folder}react.production.js`,
  'react/jsx-runtime': `${folder}react-jsx-runtime.production.js`,
  // A copy of a hook, for versions of React without it.
  'use-sync-external-store/shim': `${folder}react.production.js`,
}

/** The text of a CommonJS module that assigns each export once, at its top level, as an ES module. */
const asModule = (text: string): string =>
  text
    .replaceAll(/^exports\.(\w+) = (\w+);$/gm, 'export { $2 as $1 };')
    .replaceAll(/^exports\.(\w+) =\s/gm, 'export const $1 = ')

/**
 * Gives the browser's build React as ES modules. React is published as CommonJS, whose exports are properties of an
 * object: two thousand calls of `(0, react.jsx)(…)` instead of `a(…)`.
 */
export const reactModules = (): Plugin => ({
  name: 'react-modules',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: source => files[source] ?? null,
  transform(text, id) {
    if (id === files['react'])
      return { code: `${asModule(text)}\nexport * as default from 'react'`, map: null }
    return id === files['react/jsx-runtime'] ? { code: asModule(text), map: null } : null
  },
})

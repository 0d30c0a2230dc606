import type { Plugin } from 'vite'

/**
 * Marks what modules of these folders declare at their top as free of side effects, so that an unused declaration
 * is removed by itself and not only with its whole module. Such modules contain schemas and tables: values that calls
 * return.
 */
export const pureDeclarations = (folders: readonly string[]): Plugin => ({
  name: 'pure-declarations',
  enforce: 'post',
  apply: 'build',
  transform(text, id) {
    if (!folders.some(folder => id.includes(folder))) return null
    const calls = this.parse(text).body.flatMap(statement => {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declaration?.type !== 'VariableDeclaration') return []
      return declaration.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
    })
    if (calls.length === 0) return null
    const code = calls.reduceRight(
      (left, { start, end }) =>
        `${left.slice(0, start)}/* @__PURE__ */ (() => ${left.slice(start, end)})()${left.slice(end)}`,
      text,
    )
    return { code, map: null }
  },
})

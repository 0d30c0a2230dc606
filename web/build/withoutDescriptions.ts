import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { type Range, withoutRanges } from './withoutRanges.ts'

/** The functions whose first argument is a description: `text`, and functions of the file that pass it on. */
const describedBy = (program: ESTree.Program): ReadonlySet<string> => {
  const names = new Set(['text'])
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const [first] = init?.type === 'ArrowFunctionExpression' ? init.params : []
      if (id.type === 'Identifier' && first?.type === 'Identifier' && first.name === 'description')
        names.add(id.name)
    },
  }).visit(program)
  return names
}

/** The range between the quotes of a string; empty for other arguments. */
const insideOf = (node: ESTree.Argument | undefined): readonly Range[] =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string')
    ? [{ start: node.start + 1, end: node.end - 1 }]
    : []

/** Calls of `z.meta` and `z.describe`. */
const isForReaders = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'z' &&
  callee.property.type === 'Identifier' &&
  ['meta', 'describe'].includes(callee.property.name)

/**
 * Removes the descriptions of the contract's fields from the browser's build, which needs rules and messages only.
 * Descriptions are for readers and for OpenAPI. Saves 0.9 kB after gzip (docs/bundle.md).
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  enforce: 'post',
  apply: 'build',
  transform: {
    filter: { id: /\/contracts\/src\/fields\// },
    handler(text, id) {
      const { program } = parseSync(id, text, { lang: 'js' })
      const described = describedBy(program)
      const descriptions: Range[] = []
      new Visitor({
        CallExpression: call => {
          const [first] = call.arguments
          const last = call.arguments.at(-1)
          if (isForReaders(call) && first && last) descriptions.push({ start: first.start, end: last.end })
          else if (call.callee.type === 'Identifier' && described.has(call.callee.name))
            descriptions.push(...insideOf(first))
        },
      }).visit(program)
      return descriptions.length === 0 ? null : { code: withoutRanges(text, descriptions), map: null }
    },
  },
})

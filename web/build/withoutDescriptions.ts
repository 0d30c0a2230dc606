import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { type Range, withoutRanges } from './withoutRanges.ts'

/** The functions that take the description of a value first: `text`, and those of the file that hand it on. */
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

/** What stands between the quotes of a text; nothing of anything else. */
const insideOf = (node: ESTree.Argument | undefined): readonly Range[] =>
  node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string')
    ? [{ start: node.start + 1, end: node.end - 1 }]
    : []

/** `z.meta(…)` and `z.describe(…)` are for readers. */
const isForReaders = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'z' &&
  callee.property.type === 'Identifier' &&
  ['meta', 'describe'].includes(callee.property.name)

/**
 * Leaves what describes the contract's fields to its readers out of the browser, which judges values and shows the
 * sentences only. Descriptions stand in the contract for people and for OpenAPI.
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'field-words',
  enforce: 'post',
  apply: 'build',
  transform: {
    filter: { id: /\/contracts\/src\/fields\// },
    handler(text, id) {
      const { program } = parseSync(id, text, { lang: 'js' })
      const described = describedBy(program)
      const words: Range[] = []
      new Visitor({
        CallExpression: call => {
          const [first] = call.arguments
          const last = call.arguments.at(-1)
          if (isForReaders(call) && first && last) words.push({ start: first.start, end: last.end })
          else if (call.callee.type === 'Identifier' && described.has(call.callee.name))
            words.push(...insideOf(first))
        },
      }).visit(program)
      return words.length === 0 ? null : { code: withoutRanges(text, words), map: null }
    },
  },
})

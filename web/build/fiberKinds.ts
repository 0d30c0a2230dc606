import { type ESTree, parseSync, Visitor } from 'vite'
import type { Omission } from './leaveOut.ts'
import { type Range, withoutRanges } from './withoutRanges.ts'

/** Whether an expression reads the kind of a fiber: `fiber.tag`, or `tag`. */
const readsKind = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression'
    ? readsKind(node.property)
    : node.type === 'Identifier' && node.name === 'tag'

/** Whether control never reaches what follows this statement. */
const isEnd = (statement: ESTree.Node | undefined): boolean =>
  statement?.type === 'BlockStatement'
    ? isEnd(statement.body.at(-1))
    : statement !== undefined && /^(?:Return|Break|Continue|Throw)Statement$/.test(statement.type)

/**
 * Removes from React what it does with elements that no screen renders: the kinds of fibers by number, with the name of
 * their element's type. Cases of switches go, comparisons become false, and functions that only they call are then
 * removed as unused. React refuses such an element as one of an invalid type.
 */
export const fiberKinds = (file: string, kinds: Readonly<Record<number, string>>): Omission => ({
  file,
  without: text => {
    const isLeftOut = (node: ESTree.Node | null): boolean =>
      (node?.type === 'Literal' && typeof node.value === 'number' && node.value in kinds) ||
      (node?.type === 'Identifier' && Object.values(kinds).includes(node.name))
    const ranges: Range[] = []
    const variables: { readonly name: string; readonly start: number }[] = []
    new Visitor({
      SwitchStatement: ({ discriminant, cases }) => {
        if (!cases.some(({ test }) => test?.type === 'Identifier') && !readsKind(discriminant)) return
        let isReached = false
        for (const { test, start, end, consequent } of cases) {
          const [first] = consequent
          if (!isLeftOut(test)) isReached = !isEnd(consequent.at(-1))
          else if (!isReached) ranges.push({ start, end })
          else {
            ranges.push({ start, end: first?.start ?? end })
            isReached = !isEnd(consequent.at(-1))
          }
        }
      },
      BinaryExpression: ({ left, right, operator, start, end }) => {
        if (isLeftOut(left) && readsKind(right) && /^[!=]==$/.test(operator))
          ranges.push({ start, end, instead: operator === '===' ? 'false' : 'true' })
      },
      VariableDeclarator: ({ id, start }) => {
        if (id.type === 'Identifier') variables.push({ name: id.name, start })
      },
    }).visit(parseSync(file, text).program)
    /** What a removed case declares may be used by the rest of its function: declared in a case that never applies. */
    const declarationsIn = ({ start, end }: Range): string => {
      const names = variables.filter(variable => start <= variable.start && variable.start < end)
      return names.length === 0 ? '' : `case NaN: var ${names.map(({ name }) => name).join(', ')};`
    }
    return withoutRanges(
      text,
      ranges.map(range => ({ ...range, instead: range.instead ?? declarationsIn(range) })),
    )
  },
})

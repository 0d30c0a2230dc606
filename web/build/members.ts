import { type ESTree, parseSync, Visitor } from 'vite'
import type { Omission } from './leaveOut.ts'
import { type Range, withoutRanges } from './withoutRanges.ts'

/** The name that a node is, or null. */
export const nameOf = (node: ESTree.Node): string | null =>
  node.type === 'Identifier' || node.type === 'PrivateIdentifier' ? node.name : null

/** The member that a statement assigns, as `this.name = …` in a constructor. */
const assignedName = ({ expression }: ESTree.ExpressionStatement): string | null =>
  expression.type === 'AssignmentExpression' && expression.left.type === 'MemberExpression'
    ? nameOf(expression.left.property)
    : null

/**
 * Removes methods, assignments and properties of these names from a file. The build also checks that the remaining code
 * does not contain the names, so that none of them can be called.
 */
export const members = (file: string, ...names: readonly string[]): Omission => ({
  file,
  names,
  without: text => {
    const missing = new Set(names)
    const ranges: Range[] = []
    const leave = (name: string | null, range: Range) => {
      if (name === null || !names.includes(name)) return
      missing.delete(name)
      ranges.push(range)
    }
    new Visitor({
      MethodDefinition: node => leave(nameOf(node.key), node),
      ExpressionStatement: node => leave(assignedName(node), node),
      Property: ({ key, start, end }) =>
        leave(nameOf(key), { start, end: text[end] === ',' ? end + 1 : end }),
    }).visit(parseSync(file, text).program)
    return missing.size > 0 ? text : withoutRanges(text, ranges)
  },
})

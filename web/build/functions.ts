import { type ESTree, parseSync, Visitor } from 'vite'
import type { Omission } from './leaveOut.ts'
import { nameOf } from './members.ts'
import { type Range, withoutRanges } from './withoutRanges.ts'

/** A function in braces that an expression is, or null. */
const functionIn = (node: ESTree.Node | null): ESTree.Node | null =>
  (node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression') &&
  node.body?.type === 'BlockStatement'
    ? node.body
    : null

/**
 * Empties functions and methods of these names. They return null, and functions that only they call are removed as
 * unused.
 */
export const functions = (file: string, ...names: readonly string[]): Omission => ({
  file,
  without: text => {
    const missing = new Set(names)
    const bodies: Range[] = []
    const empty = (name: string | null, body: ESTree.Node | null) => {
      if (name === null || body === null || !missing.delete(name)) return
      bodies.push({ start: body.start, end: body.end, instead: '{ return null }' })
    }
    new Visitor({
      FunctionDeclaration: ({ id, body }) => empty(id?.name ?? null, body),
      VariableDeclarator: ({ id, init }) => empty(nameOf(id), functionIn(init)),
      MethodDefinition: ({ key, value }) => empty(nameOf(key), functionIn(value)),
      AssignmentExpression: ({ left, right }) => {
        if (left.type === 'MemberExpression') empty(nameOf(left.property), functionIn(right))
      },
    }).visit(parseSync(file, text).program)
    return missing.size > 0 ? text : withoutRanges(text, bodies)
  },
})

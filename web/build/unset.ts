import { type ESTree, parseSync, Visitor } from 'vite'
import type { Omission } from './leaveOut.ts'
import { type Range, withoutRanges } from './withoutRanges.ts'

/** The last name of an expression: `options` of `route.options`, `this`. */
const lastName = (node: ESTree.Node): string | null => {
  if (node.type === 'ThisExpression') return 'this'
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && !node.computed ? lastName(node.property) : null
}

/**
 * Reads properties that this application never sets as undefined, so that what depends on them is removed as unreached.
 * `properties`: each with the last name of its object, as `options.rewrite`.
 */
export const unset = (file: string, ...properties: readonly string[]): Omission => ({
  file,
  without: text => {
    const missing = new Set(properties)
    const reads: Range[] = []
    const targets = new Set<number>()
    new Visitor({
      AssignmentExpression: ({ left }) => void targets.add(left.start),
      MemberExpression: node => {
        const name = `${lastName(node.object)}.${lastName(node)}`
        if (node.computed || targets.has(node.start) || !properties.includes(name)) return
        missing.delete(name)
        reads.push({ start: node.start, end: node.end, instead: 'undefined' })
      },
    }).visit(parseSync(file, text).program)
    return missing.size > 0 ? text : withoutRanges(text, reads)
  },
})

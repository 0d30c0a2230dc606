import { type ESTree, parseSync, Visitor } from 'vite'
import type { Omission } from './leaveOut.ts'
import { type Range, withoutRanges } from './withoutRanges.ts'

const isCallOn = (object: string, { callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === object

/** Removes the arguments of calls on an object that is itself left out. */
export const callsInto = (file: string, object: string): Omission => ({
  file,
  without: text => {
    const argumentRanges: Range[] = []
    new Visitor({
      CallExpression: node => {
        const [first] = node.arguments
        const last = node.arguments.at(-1)
        if (isCallOn(object, node) && first !== undefined && last !== undefined)
          argumentRanges.push({ start: first.start, end: last.end })
      },
    }).visit(parseSync(file, text).program)
    return withoutRanges(text, argumentRanges)
  },
})

import { type ESTree, parseSync, Visitor } from 'vite'
import type { Omission } from './leaveOut.ts'
import { type Range, withoutRanges } from './withoutRanges.ts'

const isCallOn = (object: string, { callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === object

/** Leaves out what a file hands to the methods of something that is itself left out. */
export const callsInto = (file: string, object: string): Omission => ({
  file,
  without: text => {
    const handed: Range[] = []
    new Visitor({
      CallExpression: node => {
        const [first] = node.arguments
        const last = node.arguments.at(-1)
        if (isCallOn(object, node) && first !== undefined && last !== undefined)
          handed.push({ start: first.start, end: last.end })
      },
    }).visit(parseSync(file, text).program)
    return withoutRanges(text, handed)
  },
})

import { parseSync, Visitor } from 'vite'
import type { Omission } from './leaveOut.ts'
import { type Range, withoutRanges } from './withoutRanges.ts'

/** Empties functions of these names. They return null, and functions that only they call are removed as unused. */
export const functions = (file: string, ...names: readonly string[]): Omission => ({
  file,
  without: text => {
    const missing = new Set(names)
    const bodies: Range[] = []
    new Visitor({
      FunctionDeclaration: ({ id, body }) => {
        if (id === null || body === null || !missing.delete(id.name)) return
        bodies.push({ start: body.start, end: body.end, instead: '{ return null }' })
      },
    }).visit(parseSync(file, text).program)
    return missing.size > 0 ? text : withoutRanges(text, bodies)
  },
})

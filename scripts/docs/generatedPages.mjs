import { decisionsFile, decisionsIn, withDecisions } from './decisions.mjs'
import { mentionsIn, readingsFile, withMentions } from './readings.mjs'
import { readTree } from './tree.mjs'

/**
 * Every page with a generated part, and how that part is written anew.
 * @returns {{ file: string, write: (page: string) => string }[]}
 */
export const generatedPages = () => {
  const tree = readTree()
  return [
    { file: readingsFile, write: page => withMentions(page, mentionsIn(tree)) },
    { file: decisionsFile, write: page => withDecisions(page, decisionsIn(tree)) },
  ]
}

